import { floor } from '../math/math';
import { grouped, unitBehind } from '../words/units';
import type { Equation, Term } from './explanation';

/** Decimal places of a number that is not whole: fewer, the larger it is. */
const placesOf = (n: number) => (n >= 1_000 ? 0 : n >= 100 ? 1 : n >= 10 ? 2 : n >= 1 ? 3 : 4);

/** A number of an equation as it is printed: rounded where it is not whole. */
function numberText(n: number): string {
  const size = n < 0 ? -n : n;
  const sign = n < 0 ? '−' : '';
  if (floor(size) === size) return `${sign}${grouped(size)}`;
  const text = size.toFixed(placesOf(size));
  return sign + (size >= 1_000 ? grouped(Number(text)) : text.replace(/0+$/, '').replace(/\.$/, ''));
}

const SIGNS = { is: '', '+': '+ ', '-': '− ', '*': '× ', '/': '÷ ' } as const;

/** A share in per cent, such as `99.9%`. */
const shareText = (p: number) => `${numberText(floor(p * 1_000 + 0.5) / 10)}%`;

/** Writes an instant, milliseconds since the Unix epoch. */
type Write = (t: number) => string;

function termText(term: Term, time: Write): string {
  switch (term.op) {
    case 'floor':
      return ', rounded down';
    case 'round':
      return ', rounded';
    case 'along': {
      const [[p, from], [q, to]] = [term.from, term.to];
      return `, where ${shareText(p)} are ${numberText(from)} or less and ${shareText(q)} ${numberText(to)} or less`;
    }
    case 'mean':
      return `, divided by ${numberText(term.value)} ${term.what}`;
    case 'percent':
      return `, as a percentage of ${numberText(term.value)} ${term.what}`;
    case 'least':
    case 'most':
      return `, at ${term.op} ${numberText(term.value)}`;
    default: {
      const isNegative = term.op === '+' && term.value < 0;
      const size = isNegative ? -term.value : term.value;
      const text = term.isInstant ? time(size) : numberText(size);
      const space = term.what === '' || term.what.startsWith('%') ? '' : ' ';
      return `${isNegative ? '− ' : SIGNS[term.op]}${text}${space}${term.what}`;
    }
  }
}

/** The terms in words, such as `2,341,020 at this load × 1,697 GPUs up ÷ 1,728 GPUs, rounded down`. They apply in turn. */
export function termsText(terms: readonly Term[], time: Write): string {
  let text = '';
  let isSum = false;
  for (const term of terms) {
    const scales = term.op === '*' || term.op === '/';
    if (isSum && scales) text += ', all';
    const words = termText(term, time);
    text += words.startsWith(',') || text === '' ? words : ` ${words}`;
    isSum = term.op === '+' || term.op === '-' || (isSum && !scales);
  }
  return text;
}

/** The value of an equation as it is printed. */
export function valueText({ value, unit, as, isInstant }: Equation, time: Write): string {
  if (as) return as.word;
  return isInstant ? time(value) : `${numberText(value)}${unitBehind(unit ?? '')}`;
}
