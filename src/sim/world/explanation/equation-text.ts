import { countWord, listText } from '../../words/sentences';
import { unitBehind } from '../../words/units';
import type { Equation, ValueTerm } from './explanation';
import { numberText } from './number-text';

/** Words for a duration in milliseconds: from a second on in seconds, to a tenth. */
export const durationWords = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${numberText(ms / 1_000, 1)} s`);

/** Formats a share in per cent, such as `99.9%`. */
export const shareText = (p: number) => `${numberText(p * 100, 1)}%`;

/** Writes an instant, milliseconds since the Unix epoch. */
type Write = (t: number) => string;

/** Words for a random value: of a spread, one of some things, or a whole number of a range. */
function drawText({ terms, unit = '' }: Equation): string {
  const amount = (n: number) => `${numberText(n)}${unitBehind(unit)}`;
  let divisor = 1;
  let least = 0;
  let count: ValueTerm | undefined;
  for (const term of terms) {
    if (term.op === 'along') {
      const cases = [term.from, term.to].filter(([p]) => p > 0);
      const [things, verb] = term.of;
      const words = cases.map(([p, value], i) => {
        const share = p === 1 ? 'all' : `${numberText(p * 100)}%`;
        return `${share}${i === 0 ? ` of ${things}` : ''} ${verb} ${amount(value)} or less`;
      });
      return `drawn at random; ${listText(words)}.`;
    }
    if (term.op === '*') count = term;
    if (term.op === '+') least = term.value;
    if (term.op === '/') divisor = term.value;
  }
  if (count === undefined) return 'drawn at random.';
  if (count.what !== '') return `chosen at random from ${countWord(count.value)} ${count.what}.`;
  const from = numberText(least / divisor) + (unit === '%' ? unit : '');
  return `drawn at random from ${from} to ${amount((least + count.value - 1) / divisor)}.`;
}

/** Words for an instant, or the time between two of them. Their terms are clauses, such as `it arrived`. */
function timeText({ value, as, terms }: Equation, time: Write): string {
  const [first, ...rest] = terms.filter(
    (term): term is ValueTerm => 'what' in term && term.what !== '' && term.value !== 0,
  );
  if (!first) return '';
  const since = rest.find(({ isInstant }) => isInstant);
  if (!since) {
    const delays = rest.map((term) => `${numberText(term.value)} ${term.what}`);
    return delays.length === 0
      ? `when ${first.what}.`
      : `because ${first.what} at ${time(first.value)}, after ${listText(delays)}.`;
  }
  const ago = as ? `, ${durationWords(value)} ago` : '';
  const then = first.what === 'now' ? ago : ` and ${first.what} at ${time(first.value)}`;
  return `because ${since.what} at ${time(since.value)}${then}.`;
}

/** Clause about the origin of a value, which continues a sentence with it; empty for a 0 without terms. */
export function reasonText(equation: Equation, time: Write): string {
  const { text = '', terms } = equation;
  const [first] = terms;
  if (text !== '' || first?.op !== 'is') return text;
  if (first.draw) return drawText(equation);
  return first.isInstant ? timeText(equation, time) : '';
}

/** Formats the value of an equation: to as many decimal places as its terms round it to. */
export function valueText({ value, unit, as, isInstant, isName, isShare, terms }: Equation, time: Write): string {
  if (as) return as.word;
  if (isInstant) return time(value);
  if (isName) return String(value);
  if (isShare) return shareText(value);
  const places = terms.reduce<number | undefined>((known, { op, ...term }) => {
    if (op === 'round') return 'places' in term ? term.places : known;
    return op === 'mean' || op === 'percent' ? 1 : known;
  }, undefined);
  return `${numberText(value, places)}${unitBehind(unit ?? '')}`;
}
