import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyStep, middleOf, REACH_MS } from './scrub';

const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('whatever is shown is within the bar’s reach, and the present is its middle where it can be', () => {
  fc.assert(
    fc.property(instants, instants, instants, (t, present, held) => {
      const middle = middleOf(t, present, held);
      expect(Math.abs(t - middle)).toBeLessThanOrEqual(REACH_MS);
      if (Math.abs(t - present) <= REACH_MS) expect(middle).toBe(present);
    }),
  );
  expect(middleOf(5 * REACH_MS, 0, 5 * REACH_MS - 1)).toBe(5 * REACH_MS - 1);
  expect([middleOf(5 * REACH_MS, undefined, 0), middleOf(5, undefined, 7)]).toEqual([5 * REACH_MS, 7]);
});

test('arrows go by a second, with Shift by a minute, page keys by an hour, and other keys are the range’s own', () => {
  expect([keyStep('ArrowLeft', false), keyStep('ArrowUp', true)]).toEqual([-1_000, 60_000]);
  expect([keyStep('PageUp', false), keyStep('PageDown', true)]).toEqual([3_600_000, -3_600_000]);
  for (const key of ['Home', 'Tab', 'a', 'toString']) expect(keyStep(key, false)).toBeUndefined();
});
