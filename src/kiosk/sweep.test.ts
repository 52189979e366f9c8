import { expect, test } from 'vitest';
import { offsetText, STEP_KEYS, STEPS, sweepAt } from './sweep';

test('the sweep is the share of the second that is over, and tells one second from the next', () => {
  expect(sweepAt(1_772_528_006_250)).toEqual({ ms: 250, share: 0.25, isEven: true });
  expect(sweepAt(1_772_528_007_999)).toEqual({ ms: 999, share: 0.999, isEven: false });
  expect(sweepAt(-1)).toEqual({ ms: 999, share: 0.999, isEven: false });
});

test('each step has its key, and an offset is written with its sign', () => {
  expect(Object.values(STEP_KEYS).sort((a, b) => a - b)).toEqual([...STEPS]);
  expect([-3, 0, 12].map(offsetText)).toEqual(['−3 ms', '0 ms', '+12 ms']);
});
