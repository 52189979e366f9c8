import { max } from '../math/math';
import { capital } from './sentences';
import { grouped } from './units';

const size = (n: number) => max(n, -n);

/** Formats a number to so many decimals, with commas between its thousands. */
function figure(n: number, decimals: number): string {
  const [whole = '', fraction] = n.toFixed(decimals).split('.');
  return fraction === undefined ? grouped(Number(whole)) : `${grouped(Number(whole))}.${fraction}`;
}

/** Difference between a state and another one, in a clause such as `17 more GPUs down`. */
export interface Difference {
  readonly text: string;
  /** True if the state is worse off for it. */
  readonly isCost: boolean;
  /** Words for the other state instead, such as `on it`. */
  readonly instead?: string;
}

/**
 * Difference in a count, such as `17 more GPUs down`; none if the counts are equal. `behind` follows the thing counted.
 */
export function countDifference(by: number, one: string, many: string, behind = ''): Difference[] {
  if (by === 0) return [];
  const text = `${grouped(size(by))} ${by > 0 ? 'more' : 'fewer'} ${size(by) === 1 ? one : many}${behind && ` ${behind}`}`;
  return [{ text, isCost: false }];
}

/** Marks a difference in a quantity as a cost if there is more of it. */
export const harmful = (by: number, difference: readonly Difference[]): Difference[] =>
  difference.map(({ text }) => ({ text, isCost: by > 0 }));

/** Difference in a count of which more is worse. */
export const harmDifference = (by: number, one: string, many: string, behind = ''): Difference[] =>
  harmful(by, countDifference(by, one, many, behind));

/** Difference in a measure, such as `average utilisation 3.1 points lower`; none if it is equal to `decimals`. */
export function measureDifference(by: number, what: string, unit: string, decimals = 0): Difference[] {
  const text = figure(size(by), decimals);
  if (Number(text.replaceAll(',', '')) === 0) return [];
  return [{ text: `${what} ${text} ${unit} ${by > 0 ? 'higher' : 'lower'}`, isCost: false }];
}

/** Joins clauses to one sentence; empty if there are none. */
function sentence(clauses: readonly string[]): string {
  return clauses.length > 0 ? `${capital(clauses.join(', '))}.` : '';
}

/**
 * Sentence about the differences that are costs, which comes before all others; empty if there are none. `words` locate
 * the other state, such as `24 hours earlier`.
 */
export const costSentence = (differences: readonly Difference[], words: string): string =>
  sentence(
    differences.flatMap(({ text, isCost, instead }) =>
      isCost ? [instead === undefined ? text : `${text}; ${instead} ${words}`] : [],
    ),
  );

/**
 * Sentence about the differences that are no costs. `words` locate the other state, such as `24 hours earlier`. Without
 * any differences, `areEqual` returns true if every individual value is equal too.
 */
export function differenceSentence(differences: readonly Difference[], words: string, areEqual: () => boolean): string {
  if (differences.length > 0) return sentence(differences.filter(({ isCost }) => !isCost).map(({ text }) => text));
  return areEqual() ? `As ${words}.` : `Totals as ${words}; some rows differ.`;
}
