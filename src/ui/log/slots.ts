/**
 * Numbers for rows, such that React keeps the elements of rows that stay and uses those of rows that go for rows that come: making
 * elements anew costs the browser twice as much. A key that had a number in `former` keeps it; the others get the least that are free.
 */
export function slotsOf(former: ReadonlyMap<string, number>, keys: readonly string[]): ReadonlyMap<string, number> {
  const taken = new Set(keys.map((key) => former.get(key)));
  let next = 0;
  const free = () => {
    while (taken.has(next)) next += 1;
    return next++;
  };
  return new Map(keys.map((key) => [key, former.get(key) ?? free()]));
}
