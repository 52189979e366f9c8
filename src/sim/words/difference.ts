import { max } from '../math/math';
import { grouped } from './units';

const size = (n: number) => max(n, -n);

/** The number in a figure such as `2,341,020`, and how many decimals it has; undefined where it is no number. */
function numberIn(value: string): { n: number; decimals: number } | undefined {
  if (!/^-?[\d,]+(\.\d+)?$/.test(value)) return undefined;
  return { n: Number(value.replaceAll(',', '')), decimals: value.split('.')[1]?.length ?? 0 };
}

/** A number to so many decimals, with commas between its thousands. */
function figure(n: number, decimals: number): string {
  const [whole = '', fraction] = n.toFixed(decimals).split('.');
  return fraction === undefined ? grouped(Number(whole)) : `${grouped(Number(whole))}.${fraction}`;
}

/** A figure as panels print it. */
interface Figure {
  readonly value: string;
  readonly unit: string;
}

/** By how much a figure differs from another one, such as `+3.1` or `−45,306`; empty where one of them is no number or they have two units. */
export function figureDifference(one: Figure, other: Figure): string {
  const [a, b] = [numberIn(one.value), numberIn(other.value)];
  if (!a || !b || one.unit !== other.unit) return '';
  const by = a.n - b.n;
  if (by === 0) return '±0';
  return `${by > 0 ? '+' : '−'}${figure(size(by), max(a.decimals, b.decimals))}`;
}

/** How many more or fewer there are, such as `17 more GPUs down`; none where the counts are equal. `behind` follows what is counted. */
export function countDifference(by: number, one: string, many: string, behind = ''): string[] {
  if (by === 0) return [];
  return [`${grouped(size(by))} ${by > 0 ? 'more' : 'fewer'} ${size(by) === 1 ? one : many}${behind && ` ${behind}`}`];
}

/** By how much a measure is higher or lower, such as `average utilisation 3.1 points lower`; none where it is equal to `decimals`. */
export function measureDifference(by: number, what: string, unit: string, decimals = 0): string[] {
  const text = figure(size(by), decimals);
  return Number(text.replaceAll(',', '')) === 0 ? [] : [`${what} ${text} ${unit} ${by > 0 ? 'higher' : 'lower'}`];
}

/**
 * The differences between a state and another one in a sentence. `words` locate the other state, such as `24 hours earlier`. Where there
 * are none, `areEqual` tells whether every individual value is equal too.
 */
export function differenceSentence(differences: readonly string[], words: string, areEqual: () => boolean): string {
  if (differences.length === 0) {
    return areEqual()
      ? `No difference from the state ${words}.`
      : `Totals match the state ${words}; individual values differ.`;
  }
  const text = `${differences.join(', ')} than ${words}.`;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
