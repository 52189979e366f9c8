/**
 * The items of a sequence, `at(n)` for whole `n`, of which `capacity` (from 1) stay remembered: any so many in a row are, and an item
 * makes room for the one `capacity` further on. `at` must be pure and its results treated as immutable: callers share them. Where
 * it throws, nothing is remembered.
 */
export function ring<V>(capacity: number, at: (n: number) => V): (n: number) => V {
  // Two lists of fixed length and not a map: V8 replaces a map's table again and again, and as long as the former one awaits its
  // collection it keeps whatever the newer ones have held.
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
