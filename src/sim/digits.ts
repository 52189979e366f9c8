import { floor } from './math';

/** So many numbers have five digits or fewer in base 36: V8 keeps them as small integers, whose digits cost it a tenth of any other's. */
const FIVE_DIGITS = 60_466_176;

/** The whole number `n` in base 36, as `toString(36)` has it. */
export function base36(n: number): string {
  if (n < FIVE_DIGITS) return n.toString(36);
  const above = floor(n / FIVE_DIGITS);
  return base36(above) + (n - above * FIVE_DIGITS).toString(36).padStart(5, '0');
}

/** 32 bits, an integer in [0, 2^32), as eight hexadecimal digits. */
export function hex32(bits: number): string {
  const half = (value: number) => value.toString(16).padStart(4, '0');
  return half(bits >>> 16) + half(bits & 0xffff);
}
