/** A text for an argument that no other argument has, nor any list of them. */
const keyOf = (argument: string | number) =>
  typeof argument === 'number' ? `,${argument}` : `,${argument.length}:${argument}`;

/** Whether that argument can be a key as it is: no list's begins like it. */
const standsAlone = (only: string | number | undefined): only is string | number =>
  typeof only === 'number' || (only !== undefined && only !== '' && only[0] !== ',');

/**
 * `compute` with the last `capacity` results remembered that it has computed; the oldest is dropped first. `compute` must be a pure
 * function of strings and numbers and its results treated as immutable: callers share them, and cannot otherwise tell the
 * difference. With a capacity of 0, or where `compute` throws, nothing is remembered.
 */
export function memo<Args extends readonly (string | number)[], V>(
  capacity: number,
  compute: (...args: Args) => V,
): (...args: Args) => V {
  const kept = new Map<string | number, V>();
  return (...args) => {
    const [only] = args;
    const key = args.length === 1 && standsAlone(only) ? only : args.map(keyOf).join('');
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as V;
    const value = compute(...args);
    kept.set(key, value);
    if (kept.size > capacity) {
      const [oldest = key] = kept.keys();
      kept.delete(oldest);
    }
    return value;
  };
}
