import { max } from '../math/math';
import { capitalise, countWord, listText } from './sentences';
import { grouped } from './units';

const size = (n: number) => max(n, -n);

/** Formats a number to so many decimals, with commas between its thousands. */
function figure(n: number, decimals: number): string {
  const [whole = '', fraction] = n.toFixed(decimals).split('.');
  return fraction === undefined ? grouped(Number(whole)) : `${grouped(Number(whole))}.${fraction}`;
}

/** Difference between a state and another one, such as `17 more GPUs are down`. */
export interface Difference {
  /** Clause, or what stands in it behind the count. */
  readonly text: string;
  /** Its count, if it is one, which the sentence writes before the text. */
  readonly count?: number;
  /** True if count and text are things without a verb, such as `two more batches`. */
  readonly isNoun?: boolean;
  /** True if the state is worse off for it. */
  readonly isCost: boolean;
  /** Words for the other state instead, such as `on it`, behind `but`. */
  readonly instead?: string;
}

/** Comparison of a model's state with another one. */
export interface StateComparison<S> {
  /** Differences between the two states. Costs come first, because they are shown first. */
  differences(state: S, other: S): readonly Difference[];
  /**
   * Name of the other state's quantity in the drawing, such as `load`, before the words that locate it; empty for
   * nothing.
   */
  drawn?(other: S, own: S): string;
  /** True if outlines of cells alone show the other state. */
  readonly isFrame?: boolean;
  /** Label of the other state's figure, where that of the dashboard leaves out its date. */
  figureLabel?(other: S): string;
  /** Meaning of a further mark of a difference in the drawing, such as `an arrow points to one out of view`. */
  readonly legend?: string;
}

/**
 * Difference in a count, such as `17 more GPUs are down`, with `behind` after the verb; without it, `two more batches`.
 * None if the counts are equal.
 */
export function countDifference(by: number, one: string, many: string, behind = ''): Difference[] {
  if (by === 0) return [];
  const count = size(by);
  const things = `${by > 0 ? 'more' : 'fewer'} ${count === 1 ? one : many}`;
  if (behind === '') return [{ count, text: things, isNoun: true, isCost: false }];
  return [{ count, text: `${things} ${count === 1 ? 'is' : 'are'} ${behind}`, isCost: false }];
}

/** Marks a difference in a quantity as a cost if there is more of it. */
export const costIfMore = (by: number, difference: readonly Difference[]): Difference[] =>
  difference.map((each) => ({ ...each, isCost: by > 0 }));

/** Difference in a count of which more is worse. */
export const harmDifference = (by: number, one: string, many: string, behind = ''): Difference[] =>
  costIfMore(by, countDifference(by, one, many, behind));

/** Difference in a measure, such as `average utilisation is 3.1 points lower`; none if it is equal to `decimals`. */
export function measureDifference(by: number, what: string, unit: string, decimals = 0): Difference[] {
  const text = figure(size(by), decimals);
  if (Number(text.replaceAll(',', '')) === 0) return [];
  return [{ text: `${what} is ${text} ${unit} ${by > 0 ? 'higher' : 'lower'}`, isCost: false }];
}

/** Joins differences to one sentence, those without a verb under one `there are`; empty if there are none. */
function sentence(differences: readonly Difference[]): string {
  const words = ({ count, text }: Difference) => (count === undefined ? text : `${countWord(count)} ${text}`);
  const things = differences.filter(({ isNoun }) => isNoun);
  const clauses = differences.filter(({ isNoun }) => !isNoun).map(words);
  if (things.length > 0) clauses.push(`there ${things[0]?.count === 1 ? 'is' : 'are'} ${listText(things.map(words))}`);
  return clauses.length > 0 ? `${capitalise(clauses.join('; '))}.` : '';
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
  return areEqual() ? `The same as ${words}.` : `Totals and averages are the same as ${words}; some rows differ.`;
}
