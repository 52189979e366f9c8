/**
 * Numbers by which React tells rows apart. A row that had one in `former` keeps it, with its element. Where none of them stays, as after
 * a jump in time, the new rows take the numbers from 0 on, and with them the elements that are there: to write new text into those costs
 * the browser half of what new elements cost. Where rows come one by one, a new element costs less than moving an old one.
 */
export function slotsOf(former: ReadonlyMap<string, number>, keys: readonly string[]): ReadonlyMap<string, number> {
  const stays = keys.some((key) => former.has(key));
  let next = stays ? Math.max(...former.values()) + 1 : 0;
  return new Map(keys.map((key) => [key, former.get(key) ?? next++]));
}
