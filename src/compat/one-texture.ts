/**
 * Returns the number of textures per batch: lines and fills have none, and software WebGL pays for each in every pixel.
 */
export const checkMaxIfStatementsInShader = (): number => 1;
