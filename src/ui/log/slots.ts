/**
 * React keys for rows. A row that had a key in `former` keeps it, with its element. If no row remains, as after a jump
 * in time, the new rows reuse the keys from 0 and so the existing elements: writing new text costs the browser half of
 * creating elements. When rows arrive one by one, a new element is cheaper than moving an old one.
 */
export function slotsOf(former: ReadonlyMap<string, number>, keys: readonly string[]): ReadonlyMap<string, number> {
  const stays = keys.some((key) => former.has(key));
  let next = stays ? Math.max(...former.values()) + 1 : 0;
  return new Map(keys.map((key) => [key, former.get(key) ?? next++]));
}
