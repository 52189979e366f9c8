import { floor } from '../math/math';
import { figureText, grouped, unitBehind } from '../words/units';
import type { Equation, Term, ValueTerm } from './explanation';

/** Decimal places of a number that is not whole: fewer, the larger it is. */
const placesOf = (n: number) => (n >= 100 ? 0 : n >= 10 ? 1 : n >= 1 ? 2 : 3);

/** A number of an equation as it is printed: rounded where it is not whole. */
export function numberText(n: number, places?: number): string {
  const size = n < 0 ? -n : n;
  const sign = n < 0 ? '−' : '';
  if (floor(size) === size) return `${sign}${grouped(size)}`;
  const [whole = '', part = ''] = size.toFixed(places ?? placesOf(size)).split('.');
  const decimals = part.replace(/0+$/, '');
  return sign + grouped(Number(whole)) + (decimals && `.${decimals}`);
}

const SIGNS = { is: '', '+': '+ ', '-': '− ', '*': '× ', '/': '÷ ' } as const;

/** A share in per cent, such as `99.9%`. */
const shareText = (p: number) => `${numberText(p * 100, 1)}%`;

/** Writes an instant, milliseconds since the Unix epoch. */
type Write = (t: number) => string;

/** A number and what it is. */
const amountText = ({ what }: ValueTerm, number: string): string =>
  what === '' || what.startsWith('%') ? number + what : `${number} ${what}`;

function termText(term: Term): string {
  switch (term.op) {
    case 'mean':
      return `, divided by ${numberText(term.value)} ${term.what}`;
    case 'percent':
      return ` of ${numberText(term.value)} ${term.what}`;
    case 'least':
    case 'most':
      return `, but at ${term.op} ${amountText(term, numberText(term.value))}`;
    case 'floor':
    case 'round':
    case 'along':
      return '';
    default: {
      const isNegative = term.op === '+' && term.value < 0;
      const text = amountText(term, numberText(isNegative ? -term.value : term.value));
      return ` ${isNegative ? SIGNS['-'] : SIGNS[term.op]}${text}`;
    }
  }
}

/**
 * Arithmetic, such as `= 2,341,020 at this load × 1,697 GPUs up ÷ 1,728 GPUs`. Terms apply in turn; those that add
 * nothing are left out.
 */
function sumText(terms: readonly Term[]): string {
  const adds = ({ op }: Term) => op === 'is' || op === '+' || op === '-';
  const isZero = (term: Term) => adds(term) && 'value' in term && term.value === 0;
  const isEmpty = terms.filter(adds).every(isZero);
  const parts = terms.filter((term, i) => !isZero(term) || (isEmpty && i === 0));
  let text = '';
  let isSum = false;
  for (const term of parts) {
    const scales = term.op === '*' || term.op === '/';
    if (isSum && scales) text = ` (${text.trim()})`;
    const words = termText(term);
    text += text === '' ? words.replace(/^ \+/, '') : words;
    isSum = term.op === '+' || term.op === '-' || (isSum && !scales);
  }
  return `= ${text.trim()}`;
}

/** A random value: of a spread, one of some things, or a whole number of a range. */
function drawText({ terms, unit = '' }: Equation): string {
  const amount = (n: number) => `${numberText(n)}${unitBehind(unit)}`;
  let divisor = 1;
  let least = 0;
  let count: ValueTerm | undefined;
  for (const term of terms) {
    if (term.op === 'along') {
      const cases = [term.from, term.to].filter(([p]) => p > 0);
      return `Drawn at random: ${cases.map(([p, value]) => `${amount(value)} or less in ${shareText(p)} of cases`).join(', ')}.`;
    }
    if (term.op === '*') count = term;
    if (term.op === '+') least = term.value;
    if (term.op === '/') divisor = term.value;
  }
  if (count === undefined) return 'Drawn at random.';
  if (count.what !== '') return `Drawn at random: one of ${amountText(count, numberText(count.value))}.`;
  return `Drawn at random from ${amount(least / divisor)} to ${amount((least + count.value - 1) / divisor)}.`;
}

/** An instant, or the time between two of them. */
function timeText({ value, as, terms }: Equation, time: Write): string {
  const [first, ...others] = terms.filter((term): term is ValueTerm => 'what' in term && term.what !== '');
  if (!first) return '';
  const [since] = others;
  if (as && since) return `For ${numberText(value)} ms, since ${since.what} at ${time(since.value)}.`;
  const less = others.map((term) =>
    term.isInstant ? `the time of ${term.what}, ${time(term.value)}` : amountText(term, numberText(term.value)),
  );
  const begins = `The time ${first.what === 'now' ? 'now' : `of ${first.what}`}, ${time(first.value)}`;
  return `${begins}${less.length > 0 ? `, less ${less.join(' and ')}` : ''}.`;
}

/** Where a value comes from, in words; `= …` where it is arithmetic. */
export function reasonText(equation: Equation, time: Write): string {
  const { text, terms } = equation;
  if (text !== undefined) return text;
  const [first] = terms;
  if (first?.op === 'is' && first.draw) return drawText(equation);
  if (first?.op === 'is' && first.isInstant) return timeText(equation, time);
  return sumText(terms);
}

/** Decimal places to which the terms of an equation round; undefined if none of them does. */
function placesIn(terms: readonly Term[]): number | undefined {
  const last = terms.findLast(({ op }) => op === 'round' || op === 'percent' || op === 'mean');
  return last?.op === 'round' ? last.places : last && 1;
}

/** The value of an equation as it is printed: with as many decimal places as a table has. */
export function valueText({ value, unit, as, isInstant, terms }: Equation, time: Write): string {
  if (as) return as.word;
  if (isInstant) return time(value);
  const places = placesIn(terms);
  return (places === undefined ? numberText(value) : figureText(value.toFixed(places))) + unitBehind(unit ?? '');
}
