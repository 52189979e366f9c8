import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cacheSequence } from './cache-sequence';

const numbers = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -(2 ** 52), max: 2 ** 52 }));
const itemOf = (n: number) => (n % 5 === 0 ? undefined : { n });

test('returns the items of the sequence in any order of calls', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(numbers, { maxLength: 60 }), (capacity, asked) => {
      const item = cacheSequence(capacity, itemOf);
      for (const n of asked) expect(item(n)).toEqual(itemOf(n));
    }),
  );
});

test('computes each of `capacity` consecutive items once and keeps the same object', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), numbers, fc.array(fc.nat(7)), (capacity, first, offsets) => {
      const at = vi.fn(itemOf);
      const item = cacheSequence(capacity, at);
      const row = Array.from({ length: capacity }, (_, i) => item(first + i));
      for (const offset of offsets) expect(item(first + (offset % capacity))).toBe(row[offset % capacity]);
      expect(at).toHaveBeenCalledTimes(capacity);
      item(first + capacity);
      item(first);
      expect(at).toHaveBeenCalledTimes(capacity + 2);
    }),
  );
});

test('an error is thrown and not cached', () => {
  let failing = true;
  const item = cacheSequence(2, (n) => {
    if (failing) throw new Error(`no ${n}`);
    return n;
  });
  expect(() => item(1)).toThrow('no 1');
  failing = false;
  expect(item(1)).toBe(1);
});
