import { floor } from '../../math/math';
import type { QuantileTable } from '../../math/quantiles';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { shareText } from './equation-text';
import type { Draw, Equation, Spread, Term, ValueTerm } from './explanation';
import { numberText } from './number-text';

export const initialTerm = (value: number, what: string): ValueTerm => ({ op: 'is', value, what });

/** Term that applies `value` to the terms before it. */
export const term = (op: ValueTerm['op'], value: number, what = ''): ValueTerm => ({ op, value, what });

/** Term that applies an instant, milliseconds since the Unix epoch. */
export const instantTerm = (op: ValueTerm['op'], value: number, what: string): ValueTerm => ({
  ...term(op, value, what),
  isInstant: true,
});

export const ROUND_DOWN: Term = { op: 'floor' };
/** Term that divides a sum by a count. */
export const meanTerm = (value: number, what: string): Term => ({ op: 'mean', value, what });
/** Term that gives a sum’s share of a whole, in per cent to one decimal place. */
export const percentTerm = (value: number, what: string): Term => ({ op: 'percent', value, what });
/** Term that rounds to so many decimal places, halves up. */
export const roundTerm = (places = 0): Term => ({ op: 'round', places });

/** Term that begins with a random value of the world, 0 to 1. */
export const drawTerm = (world: WorldName, draw: Draw): ValueTerm => ({
  op: 'is',
  value: stream(world, draw.stream).unit(draw.index, draw.channel),
  what: '',
  draw,
});

/**
 * Terms that take a draw to one of `count` things, by its number from 0; without a name for them, to a whole number
 * below `count`.
 */
export const pickTerms = (world: WorldName, draw: Draw, count: number, what: string): Term[] => [
  drawTerm(world, draw),
  term('*', count, what),
  ROUND_DOWN,
];

/** Terms of a sum: the first begins, and the others are added. */
export const sumTerms = (parts: readonly (readonly [value: number, what: string])[]): ValueTerm[] =>
  parts.map(([value, what], i) => term(i === 0 ? 'is' : '+', value, what));

/** Terms that take a draw to a value of a quantile table; `of` are the things that have such values. */
export function quantileTerms(world: WorldName, draw: Draw, table: QuantileTable, of: Spread['of']): Term[] {
  const first = drawTerm(world, draw);
  const next = table.findIndex(([p]) => p > first.value);
  const [from, to] = [table[next - 1] as QuantileTable[number], table[next] as QuantileTable[number]];
  return [first, { op: 'along', from, to, of }];
}

/**
 * Terms of part number `i` of a total that `apportion` divides by weights. Each part is the rounded total up to its own
 * end less that up to the end of the part before; so the parts sum to the total. Of 10 by weights 1, 1 and 1, the
 * second part is 6, which is 10 × 2 / 3 rounded down, less 3.
 */
function partTerms(total: number, weights: readonly number[], i: number): Term[] {
  const upTo = (last: number) => weights.slice(0, last + 1).reduce((sum_, weight) => sum_ + weight, 0);
  const all = upTo(weights.length - 1);
  const last = weights.findLastIndex((weight) => weight > 0);
  const share = i >= last ? [] : [term('*', upTo(i)), term('/', all), ROUND_DOWN];
  if (i === 0) return [initialTerm(total, ''), ...share];
  return [initialTerm(total, ''), ...share, term('-', i > last ? total : floor((total * upTo(i - 1)) / all))];
}

/** Part of a total, as its words need it. */
interface PartWords {
  /** GPUs of the part that are up, and of how many; absent where the part is one GPU. */
  readonly up?: number;
  readonly of?: number;
  /** Name of the whole, such as `pod US`. */
  readonly whole: string;
}

/**
 * Terms of a part of `total` TFLOPS. Its words give what it consists of: the GPUs that are up, what one of them gives
 * at this load, and by how much its own differ.
 */
export function partEquation(
  total: number,
  weights: readonly number[],
  i: number,
  { up, of = 1, whole }: PartWords,
): Pick<Equation, 'terms' | 'text'> {
  const terms = partTerms(total, weights, i);
  if (up === 0) return { terms, text: 'because none of its GPUs is up.' };
  const each = numberText(total / weights.reduce((all, weight) => all + weight, 0), 1);
  const deviation = (weights[i] as number) / (up ?? 1) - 1;
  const apart = shareText(deviation < 0 ? -deviation : deviation);
  const drift = apart === '0.0%' ? '' : `, ${deviation < 0 ? 'less' : 'plus'} ${apart}`;
  if (up === undefined) return { terms, text: `${whole}’s average of ${each} TFLOPS per running GPU${drift}.` };
  const running = up === of ? `${of} running GPUs` : `${up} of ${of} GPUs running`;
  return {
    terms,
    text: `from ${running} at ${whole}’s ${each} TFLOPS each${drift === '' ? '' : `${drift} of slow drift`}.`,
  };
}
