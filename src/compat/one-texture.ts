/** Textures a batch: lines and fills have none of their own, and software WebGL pays for each in every pixel. */
export const checkMaxIfStatementsInShader = (): number => 1;
