import { floor } from '../math/math';
import { grouped, unitBehind } from '../words/units';
import type { Equation, Term } from './explanation';

/** Decimal places of a number that is not whole: fewer, the larger it is. */
const placesOf = (n: number) => (n >= 1_000 ? 0 : n >= 100 ? 1 : n >= 10 ? 2 : n >= 1 ? 3 : 4);

/** A number of an equation as it is printed: rounded where it is not whole. */
export function numberText(n: number): string {
  const size = n < 0 ? -n : n;
  const sign = n < 0 ? '−' : '';
  if (floor(size) === size) return `${sign}${grouped(size)}`;
  const text = size.toFixed(placesOf(size));
  return sign + (size >= 1_000 ? grouped(Number(text)) : text.replace(/0+$/, '').replace(/\.$/, ''));
}

const SIGNS = { is: '', '+': '+ ', '-': '− ', '*': '× ', '/': '÷ ' } as const;

function termText(term: Term): string {
  switch (term.op) {
    case 'floor':
      return ', rounded down';
    case 'round':
      return ', rounded';
    case 'along':
      return `, which lies between ${numberText(term.from[1])} (${numberText(term.from[0])}) and ${numberText(term.to[1])} (${numberText(term.to[0])})`;
    case 'mean':
      return `, divided by ${numberText(term.value)} ${term.what}`.trimEnd();
    case 'percent':
      return `, in per cent of ${numberText(term.value)} ${term.what}`.trimEnd();
    case 'least':
      return `, at least ${numberText(term.value)} ${term.what}`.trimEnd();
    case 'most':
      return `, at most ${numberText(term.value)} ${term.what}`.trimEnd();
    default: {
      const negative = term.op === '+' && term.value < 0;
      const sign = negative ? '− ' : SIGNS[term.op];
      return `${sign}${numberText(negative ? -term.value : term.value)} ${term.what}`.trimEnd();
    }
  }
}

/** The terms in words, such as `2,341,020 at this load × 1,697 GPUs up ÷ 1,728 GPUs, rounded down`. They apply in turn. */
export function termsText(terms: readonly Term[]): string {
  let text = '';
  let isSum = false;
  for (const term of terms) {
    const scales = term.op === '*' || term.op === '/';
    if (isSum && scales) text += ', all';
    const words = termText(term);
    text += words.startsWith(',') || text === '' ? words : ` ${words}`;
    isSum = term.op === '+' || term.op === '-' || (isSum && !scales);
  }
  return text;
}

/** The value of an equation as it is printed. */
export const valueText = ({ value, unit, as }: Equation): string =>
  as ? as.word : `${numberText(value)}${unitBehind(unit ?? '')}`;
