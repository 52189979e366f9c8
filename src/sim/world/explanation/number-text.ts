import { floor } from '../../math/math';
import { grouped } from '../../words/units';

/** Decimal places of a number that is not whole: fewer, the larger it is. */
const placesOf = (n: number) => [100, 10, 1].filter((least) => n < least).length;

const isWhole = (n: number) => floor(n) === n;

/**
 * Formats a number: to so many decimal places or, without `places`, whole if it is, else to as many as its size
 * requires.
 */
export function numberText(n: number, places?: number): string {
  const size = n < 0 ? -n : n;
  const [whole = '', part] = size.toFixed(places ?? (isWhole(size) ? 0 : placesOf(size))).split('.');
  const decimals = places === undefined ? part?.replace(/0+$/, '') : part;
  const text = grouped(Number(whole)) + (decimals ? `.${decimals}` : '');
  return n < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
