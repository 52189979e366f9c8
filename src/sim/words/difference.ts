import { max } from '../math/math';
import { capital } from './sentences';
import { grouped } from './units';

const size = (n: number) => max(n, -n);

/** A number to so many decimals, with commas between its thousands. */
function figure(n: number, decimals: number): string {
  const [whole = '', fraction] = n.toFixed(decimals).split('.');
  return fraction === undefined ? grouped(Number(whole)) : `${grouped(Number(whole))}.${fraction}`;
}

/** One thing in which a state differs from another one, in a clause such as `17 more GPUs down`. */
export interface Difference {
  readonly text: string;
  /** The state is worse off for it. */
  readonly isCost: boolean;
  /** What the other state is instead, such as `on it`. */
  readonly instead?: string;
}

/**
 * How many more or fewer there are, such as `17 more GPUs down`; none where the counts are equal. `behind` follows what
 * is counted.
 */
export function countDifference(by: number, one: string, many: string, behind = ''): Difference[] {
  if (by === 0) return [];
  const text = `${grouped(size(by))} ${by > 0 ? 'more' : 'fewer'} ${size(by) === 1 ? one : many}${behind && ` ${behind}`}`;
  return [{ text, isCost: false }];
}

/** A difference in a quantity of which more is worse. */
export const harmful = (by: number, difference: readonly Difference[]): Difference[] =>
  difference.map(({ text }) => ({ text, isCost: by > 0 }));

/** How many more or fewer there are of what a state is worse off for. */
export const harmDifference = (by: number, one: string, many: string, behind = ''): Difference[] =>
  harmful(by, countDifference(by, one, many, behind));

/**
 * By how much a measure is higher or lower, such as `average utilisation 3.1 points lower`; none where it is equal to
 * `decimals`.
 */
export function measureDifference(by: number, what: string, unit: string, decimals = 0): Difference[] {
  const text = figure(size(by), decimals);
  if (Number(text.replaceAll(',', '')) === 0) return [];
  return [{ text: `${what} ${text} ${unit} ${by > 0 ? 'higher' : 'lower'}`, isCost: false }];
}

/** Clauses as one sentence; empty where there are none. */
function sentence(clauses: readonly string[]): string {
  return clauses.length > 0 ? `${capital(clauses.join(', '))}.` : '';
}

/**
 * What the differences cost, as a sentence that leads all others; empty where they cost nothing. `words` locate the
 * other state, such as `24 hours earlier`.
 */
export const costSentence = (differences: readonly Difference[], words: string): string =>
  sentence(
    differences.flatMap(({ text, isCost, instead }) =>
      isCost ? [instead === undefined ? text : `${text}; ${instead} ${words}`] : [],
    ),
  );

/**
 * The differences that cost nothing, in a sentence. `words` locate the other state, such as `24 hours earlier`. Where
 * there are none at all, `areEqual` tells whether every individual value is equal too.
 */
export function differenceSentence(differences: readonly Difference[], words: string, areEqual: () => boolean): string {
  if (differences.length > 0) return sentence(differences.filter(({ isCost }) => !isCost).map(({ text }) => text));
  return areEqual() ? `As ${words}.` : `Totals as ${words}; some rows differ.`;
}
