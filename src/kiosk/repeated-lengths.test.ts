import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RepeatedLengths } from './repeated-lengths';

test('lengths repeat before and after the epoch, and every instant is in the place that begins there or before', () => {
  const line = new RepeatedLengths([3, 5]);
  expect([-2, -1, 0, 1, 2, 3].map((n) => [line.index(n), line.start(n), line.length(n)])).toEqual([
    [0, -8, 3],
    [1, -5, 5],
    [0, 0, 3],
    [1, 3, 5],
    [0, 8, 3],
    [1, 11, 5],
  ]);
  const lengths = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: -100_000, max: 100_000 }), (each, t) => {
      const timeline = new RepeatedLengths(each);
      const n = timeline.at(t);
      expect(timeline.start(n)).toBeLessThanOrEqual(t);
      expect(timeline.start(n + 1)).toBeGreaterThan(t);
      expect(timeline.start(n + 1) - timeline.start(n)).toBe(timeline.length(n));
    }),
  );
});
