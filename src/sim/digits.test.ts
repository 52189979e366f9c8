import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base36, hex32 } from './digits';

test('a whole number has the digits that the platform gives it', () => {
  const same = (n: number) => {
    expect(base36(n)).toBe(n.toString(36));
  };
  for (const n of [-1, 0, 35, 36, 60_466_175, 60_466_176, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]) same(n);
  fc.assert(fc.property(fc.maxSafeInteger(), same));
});

test('32 bits are eight hexadecimal digits', () => {
  const same = (bits: number) => {
    expect(hex32(bits)).toBe(bits.toString(16).padStart(8, '0'));
  };
  for (const bits of [0, 0xf, 0xffff, 0x10000, 2 ** 31, 2 ** 32 - 1]) same(bits);
  fc.assert(fc.property(fc.nat(2 ** 32 - 1), same));
});
