/**
 * Caches items `at(n)` of a sequence, for whole `n`. Any `capacity` (at least 1) consecutive items can be cached
 * together; an item is replaced by the one `capacity` further on: with 3, item 4 replaces item 1. `at` must be pure,
 * and callers must not change a result, because they share it. If `at` throws, nothing is cached.
 */
export function cacheSequence<V>(capacity: number, at: (n: number) => V): (n: number) => V {
  // Lists of fixed length and not a map: V8 replaces a map's table again and again, and as long as the former one
  // awaits its collection it keeps everything that the newer ones have held.
  const numbers = new Array<number>(capacity).fill(Number.NaN);
  const items = new Array<V | undefined>(capacity).fill(undefined);
  return (n) => {
    const place = ((n % capacity) + capacity) % capacity;
    if (numbers[place] === n) return items[place] as V;
    const item = at(n);
    numbers[place] = n;
    items[place] = item;
    return item;
  };
}
