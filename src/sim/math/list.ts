/** The list of `at(0)` to `at(length - 1)`. */
export const listOf = <T>(length: number, at: (i: number) => T): T[] => Array.from({ length }, (_, i) => at(i));
