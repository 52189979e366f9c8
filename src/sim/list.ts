/** The list of `at(0)` to `at(length - 1)`. `Array.from` makes the same one, at several times the cost. */
export function listOf<T>(length: number, at: (i: number) => T): T[] {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = at(i);
  return list;
}
