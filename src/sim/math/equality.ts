type Values = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is ArrayLike<unknown> => Array.isArray(value) || value instanceof Float32Array;

/** True if two values hold the same data. Functions are the same only if they are one. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  // Plain loops: this runs for each state, and lists of entries cost several times as much.
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
    return true;
  }
  let keys = 0;
  for (const key in a) {
    const value = (b as Values)[key];
    // Looked up only for undefined values, because the look-up costs more than reading the value.
    if (value === undefined && !Object.hasOwn(b, key)) return false;
    if (!isEqual((a as Values)[key], value)) return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}
