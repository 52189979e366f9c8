import { max } from '../math/math';
import { capital, countStyle, countWord, listed } from './sentences';
import { grouped } from './units';

const size = (n: number) => max(n, -n);

/** Formats a number to so many decimals, with commas between its thousands. */
function figure(n: number, decimals: number): string {
  const [whole = '', fraction] = n.toFixed(decimals).split('.');
  return fraction === undefined ? grouped(Number(whole)) : `${grouped(Number(whole))}.${fraction}`;
}

/** Difference between a state and another one, in a clause such as `17 more GPUs are down`. */
export interface Difference {
  readonly text: string;
  /** Its count, if it is one, which `text` begins with. */
  readonly count?: number;
  /** Verb of a text that is no clause, such as `two more batches`: that of `there are`. */
  readonly there?: 'is' | 'are';
  /** True if the state is worse off for it. */
  readonly isCost: boolean;
  /** Words for the other state instead, such as `on it`, behind `but`. */
  readonly instead?: string;
}

/**
 * Difference in a count, such as `17 more GPUs are down`, with `behind` after the verb; without it, `two more batches`.
 * None if the counts are equal.
 */
export function countDifference(by: number, one: string, many: string, behind = ''): Difference[] {
  if (by === 0) return [];
  const isOne = size(by) === 1;
  const verb = isOne ? 'is' : 'are';
  const things = `${countWord(size(by))} ${by > 0 ? 'more' : 'fewer'} ${isOne ? one : many}`;
  return behind === ''
    ? [{ text: things, count: size(by), there: verb, isCost: false }]
    : [{ text: `${things} ${verb} ${behind}`, count: size(by), isCost: false }];
}

/** Marks a difference in a quantity as a cost if there is more of it. */
export const harmful = (by: number, difference: readonly Difference[]): Difference[] =>
  difference.map((each) => ({ ...each, isCost: by > 0 }));

/** Difference in a count of which more is worse. */
export const harmDifference = (by: number, one: string, many: string, behind = ''): Difference[] =>
  harmful(by, countDifference(by, one, many, behind));

/** Difference in a measure, such as `average utilisation is 3.1 points lower`; none if it is equal to `decimals`. */
export function measureDifference(by: number, what: string, unit: string, decimals = 0): Difference[] {
  const text = figure(size(by), decimals);
  if (Number(text.replaceAll(',', '')) === 0) return [];
  return [{ text: `${what} is ${text} ${unit} ${by > 0 ? 'higher' : 'lower'}`, isCost: false }];
}

/** Joins differences to one sentence, those that are no clauses under one `there are`; empty if there are none. */
function sentence(given: readonly Difference[]): string {
  const written = countStyle(given.flatMap(({ count = [] }) => count));
  const differences = given.map((each) =>
    each.count === undefined
      ? each
      : { ...each, text: `${written(each.count)}${each.text.slice(countWord(each.count).length)}` },
  );
  const bare = differences.filter(({ there }) => there);
  const clauses = differences.filter(({ there }) => !there).map(({ text }) => text);
  if (bare.length > 0) clauses.push(`there ${bare[0]?.there} ${listed(bare.map(({ text }) => text))}`);
  return clauses.length > 0 ? `${capital(clauses.join('; '))}.` : '';
}

/**
 * Sentence about the differences that are costs, which comes before all others; empty if there are none. `words` locate
 * the other state, such as `24 hours earlier`.
 */
export const costSentence = (differences: readonly Difference[], words: string): string =>
  sentence(
    differences
      .filter(({ isCost }) => isCost)
      .map((each) =>
        each.instead === undefined ? each : { ...each, text: `${each.text}, but ${each.instead} ${words}` },
      ),
  );

/**
 * Sentence about the differences that are no costs. `words` locate the other state, such as `24 hours earlier`. Without
 * any differences, `areEqual` returns true if every individual value is equal too.
 */
export function differenceSentence(differences: readonly Difference[], words: string, areEqual: () => boolean): string {
  if (differences.length > 0) return sentence(differences.filter(({ isCost }) => !isCost));
  return areEqual() ? `As ${words}.` : `Totals and averages are as ${words}; some rows differ.`;
}
