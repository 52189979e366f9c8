import { floor, max } from '../math/math';
import { grouped, sentence, unitBehind } from '../words/units';
import type { Equation, Term, ValueTerm } from './explanation';

/** Decimal places of a number that is not whole: fewer, the larger it is. */
const placesOf = (n: number) => [100, 10, 1].filter((least) => n < least).length;

const isWhole = (n: number) => floor(n) === n;

/**
 * A number as it is printed: to so many decimal places, or whole where it is, or else to as many as its size asks for.
 */
export function numberText(n: number, places?: number): string {
  const size = n < 0 ? -n : n;
  const [whole = '', part] = size.toFixed(places ?? (isWhole(size) ? 0 : placesOf(size))).split('.');
  const decimals = places === undefined ? part?.replace(/0+$/, '') : part;
  const text = grouped(Number(whole)) + (decimals ? `.${decimals}` : '');
  return n < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** Milliseconds as they are said: from a second on in seconds, to a tenth. */
export const durationWords = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${numberText(ms / 1_000, 1)} s`);

const SIGNS = { is: '', '+': '+ ', '-': '− ', '*': '× ', '/': '÷ ' } as const;

/** A share in per cent, such as `99.9%`. */
const shareText = (p: number) => `${numberText(p * 100, 1)}%`;

/** Writes an instant, milliseconds since the Unix epoch. */
type Write = (t: number) => string;

/** A number and what it is. */
const amountText = ({ what }: ValueTerm, number: string): string =>
  what === '' || what.startsWith('%') ? number + what : `${number} ${what}`;

const adds = (term: Term): term is ValueTerm => term.op === 'is' || term.op === '+' || term.op === '-';

/** A term of a sum, whose numbers that are not whole have `places` decimals. */
function termText(term: Term, places: number): string {
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
      const size = isNegative ? -term.value : term.value;
      const text = amountText(term, numberText(size, adds(term) && !isWhole(size) ? places : undefined));
      return ` ${isNegative ? SIGNS['-'] : SIGNS[term.op]}${text}`;
    }
  }
}

/**
 * Arithmetic, such as `= 2,341,020 TFLOPS at this load × 1,697 GPUs up ÷ 1,728 GPUs`. Terms apply in turn; those that
 * add nothing are left out, so that nothing is said of nothing. A single one is the value itself: it is named, not
 * repeated.
 */
function sumText(terms: readonly Term[]): string {
  const addends = terms.filter(adds);
  const places = addends.reduce(
    (most, { value }) => (isWhole(value) ? most : max(most, placesOf(value < 0 ? -value : value))),
    0,
  );
  const isZero = (term: Term) => adds(term) && Number(numberText(term.value, places).replace(/[−,]/g, '')) === 0;
  const parts = terms.filter((term) => !isZero(term));
  if (!parts.some(adds)) return '';
  const [only, ...more] = parts;
  if (more.length === 0 && only && adds(only) && only.op !== '-' && only.what !== '')
    return sentence(only.value === 1 ? only.what : `all ${only.what}`);
  let text = '';
  let isSum = false;
  for (const term of parts) {
    const scales = term.op === '*' || term.op === '/';
    if (isSum && scales) text = ` (${text.trim()})`;
    const words = termText(term, places);
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
  return `Drawn at random from ${numberText(least / divisor)} to ${amount((least + count.value - 1) / divisor)}.`;
}

/** An instant, or the time between two of them. */
function timeText({ value, as, terms }: Equation, time: Write): string {
  const [first, ...others] = terms.filter(
    (term): term is ValueTerm => 'what' in term && term.what !== '' && term.value !== 0,
  );
  if (!first) return '';
  const [since] = others;
  if (as && since) return `For ${durationWords(value)}, since ${since.what} at ${time(since.value)}.`;
  if (!since) return sentence(first.what);
  const less = others.map((term) =>
    term.isInstant ? `${term.what}, ${time(term.value)}` : amountText(term, numberText(term.value)),
  );
  return `${time(first.value)}${first.what === 'now' ? '' : `, ${first.what},`} less ${less.join(' and ')}.`;
}

/** Where a value comes from, in words; `= …` where it is arithmetic, and empty where there is nothing to add up. */
export function reasonText(equation: Equation, time: Write): string {
  const { text, terms } = equation;
  if (text !== undefined) return text;
  const [first] = terms;
  if (first?.op === 'is' && first.draw) return drawText(equation);
  if (first?.op === 'is' && first.isInstant) return timeText(equation, time);
  return sumText(terms);
}

/** The value of an equation as it is printed: to as many decimal places as its terms round it to. */
export function valueText({ value, unit, as, isInstant, terms }: Equation, time: Write): string {
  if (as) return as.word;
  if (isInstant) return time(value);
  const places = terms.reduce<number | undefined>((known, { op, ...term }) => {
    if (op === 'round') return 'places' in term ? term.places : known;
    return op === 'mean' || op === 'percent' ? 1 : known;
  }, undefined);
  return `${numberText(value, places)}${unitBehind(unit ?? '')}`;
}
