/**
 * `compute` with the last `capacity` results remembered that it has computed; the oldest makes room first. `compute` must be a pure
 * function and its results treated as immutable: callers share them, and cannot otherwise tell the difference. With a capacity of 0,
 * or where `compute` throws, nothing is remembered. Meant for a handful: each key is compared.
 */
export function memo<Key extends string | number, V>(capacity: number, compute: (key: Key) => V): (key: Key) => V {
  // Lists of fixed length and not a map, for the reason that `ring` has.
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
