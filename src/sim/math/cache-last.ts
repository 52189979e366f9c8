/**
 * Caches the last `capacity` results of `compute` and drops the oldest first. `compute` must be pure, and callers must
 * not change a result, because they share it. Nothing is cached with a capacity of 0 or when `compute` throws. Meant
 * for a handful of results, because every key is compared.
 */
export function cacheLast<Key extends string | number, V>(capacity: number, compute: (key: Key) => V): (key: Key) => V {
  // Lists of fixed length instead of a map, for the reason given in `cacheSequence`.
  const keys = new Array<Key | undefined>(capacity).fill(undefined);
  const results = new Array<V | undefined>(capacity).fill(undefined);
  let next = 0;
  return (key) => {
    const place = keys.indexOf(key);
    if (place >= 0) return results[place] as V;
    const result = compute(key);
    if (capacity > 0) {
      keys[next] = key;
      results[next] = result;
      next = (next + 1) % capacity;
    }
    return result;
  };
}
