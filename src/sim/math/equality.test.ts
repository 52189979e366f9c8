import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './equality';

test('data are the same by what they hold, and functions only if they are one', () => {
  const at = () => 1;
  const mark = (more: object = {}) => ({ kind: 'line', points: Float32Array.of(1, 2), data: [{ x: 1 }], at, ...more });
  expect(isEqual(mark(), mark())).toBe(true);
  for (const other of [
    { points: Float32Array.of(1, 3) },
    { points: Float32Array.of(1) },
    { data: [{ x: 1, y: 2 }] },
    { data: [{}] },
    { at: () => 1 },
    { more: undefined },
  ]) {
    expect(isEqual(mark(), mark(other))).toBe(false);
    expect(isEqual(mark(other), mark())).toBe(false);
  }
});

test('data are the same wherever Node says so, whatever keys and values they have', () => {
  const key = fc.constantFrom('a', 'b', 'length', 'toString');
  const leaf = fc.constantFrom(undefined, null, 0, 1, '', '1', Number.NaN, true);
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.array(tie('data'), { maxLength: 2 }),
      fc.dictionary(key, tie('data'), { maxKeys: 2, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(isEqual(a, b)).toBe(isDeepStrictEqual(a, b));
      expect(isEqual(a, structuredClone(a))).toBe(true);
    }),
    {
      examples: [
        [
          { a: undefined, x: 1 },
          { b: 2, x: 1 },
        ],
        [{}, []],
      ],
    },
  );
});
