/** Capitalises a clause, as at the beginning of a sentence. */
export const capital = (clause: string): string => clause.slice(0, 1).toUpperCase() + clause.slice(1);

/** Makes a sentence of a clause. */
export const sentence = (clause: string): string => `${capital(clause)}.`;

/**
 * Lists parts of the site by their numbers, in ascending order, such as `lane 2`, `lanes 0 and 3` or `lanes 0 to 3`.
 */
export function numbered(part: string, numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return `${part} ${first}`;
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return `${part}s ${isRun ? `${first} to ${last}` : listed(numbers.map(String))}`;
}

/** Lists parts of a sentence, such as `a, b and c`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * Words for the parts of a count, behind it: `all outside an incident`, or `of which 9 outside an incident and 7 in …`;
 * parts of 0 are left out.
 */
export function countParts(parts: readonly (readonly [n: number, what: string])[]): string {
  const some = parts.filter(([n]) => n > 0);
  const [only] = some;
  if (only && some.length === 1) return `${only[0] > 1 ? 'all ' : ''}${only[1]}.`;
  return some.length === 0 ? '' : `of which ${listed(some.map(([n, what]) => `${n} ${what}`))}.`;
}

/** A number of things, such as `1 rack` or `3 racks`. */
export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** Writes small counts as words, such as `none` or `one`. */
export const countWord = (n: number): string => ['none', 'one'][n] ?? String(n);
