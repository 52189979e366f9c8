/**
 * `compute` with the results for the last `capacity` argument lists remembered; the one used longest ago is dropped first.
 * `compute` must be a pure function of strings and numbers and its results treated as immutable: callers share them, and
 * cannot otherwise tell the difference. With a capacity of 0, or where `compute` throws, nothing is remembered.
 */
export function memo<Args extends readonly (string | number)[], V>(
  capacity: number,
  compute: (...args: Args) => V,
): (...args: Args) => V {
  const kept = new Map<string | number, { readonly value: V }>();
  return (...args) => {
    const [only] = args;
    const key = args.length === 1 && typeof only === 'number' ? only : JSON.stringify(args);
    const entry = kept.get(key) ?? { value: compute(...args) };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    return entry.value;
  };
}
