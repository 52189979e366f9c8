/** Whether two values hold the same data. Functions are the same only if they are one. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (a instanceof Float32Array && b instanceof Float32Array) {
    return a.length === b.length && a.every((value, i) => value === b[i]);
  }
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => isEqual(value, (b as Readonly<Record<string, unknown>>)[key]))
  );
}
