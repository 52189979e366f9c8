/** True if two records have the same values, object for object, by the same names; an undefined one is as if absent. */
export function isShallowEqual<T extends object>(a: T, b: T): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof T>;
  return [...names].every((name) => Object.is(a[name], b[name]));
}
