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
