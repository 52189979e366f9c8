import { grouped } from './units';

/** Matches an id at the beginning of a clause, such as `inc-qdsay-9b` or `b-3ak67p1`. */
const ID = /^(?:inc-|[a-z]+-\w*\d)/;

/** Capitalises a clause, as at the beginning of a sentence, unless it begins with an id. */
export const capitalise = (clause: string): string =>
  ID.test(clause) ? clause : clause.slice(0, 1).toUpperCase() + clause.slice(1);

/** Makes a sentence of a clause. */
export const toSentence = (clause: string): string => `${capitalise(clause)}.`;

/**
 * Lists parts of the site by their numbers, in ascending order, such as `lane 2`, `lanes 0 and 3` or `lanes 0 to 3`.
 */
export function numberedParts(part: string, numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return `${part} ${first}`;
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return `${part}s ${isRun ? `${first} to ${last}` : listText(numbers.map(String))}`;
}

/** Lists parts of a sentence, such as `a, b and c`. */
export const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Word for all of a count, before what they are: `both ` or `all `; none for a single one. */
export const allOf = (n: number): string => ['', '', 'both '][n] ?? 'all ';

/**
 * Words for the parts of a count, behind it: `all outside an incident`, or `of which nine outside an incident and seven
 * in …`; parts of 0 are left out.
 */
export function countParts(parts: readonly (readonly [n: number, what: string])[]): string {
  const some = parts.filter(([n]) => n > 0);
  const [only] = some;
  if (only && some.length === 1) return `${allOf(only[0])}${only[1]}.`;
  return some.length === 0 ? '' : `of which ${listText(some.map(([n, what]) => `${countWord(n)} ${what}`))}.`;
}

/** A number of things in figures, as in a drawing, a label or a length of time: `1 rack` or `3 racks`. */
export const countLabel = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Writes a count as in a sentence: in words up to ten, such as `none` or `three`, and then in figures. */
export const countWord = (n: number): string => WORDS[n] ?? grouped(n);

/** A number of things as in a sentence, such as `no racks`, `one rack`, `three racks` or `24 racks`. */
export const countText = (n: number, one: string, many = `${one}s`): string =>
  `${n === 0 ? 'no' : countWord(n)} ${n === 1 ? one : many}`;
