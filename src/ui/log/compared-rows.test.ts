import { expect, test, vi } from 'vitest';
import { comparedRows } from './compared-rows';

const of = { keyOf: String, atOf: (row: number) => row };

test('rows of the other state stand in their places, and both kinds are told apart', () => {
  const { rows, only } = comparedRows([9, 7, 5, 4], [9, 8, 5, 4], of);
  expect(rows).toEqual([9, 8, 7, 5, 4]);
  expect([...only]).toEqual([
    ['7', 'this'],
    ['8', 'other'],
  ]);
});

test('the instant of a row is asked for once, as a log builds a whole entry for it', () => {
  const atOf = vi.fn((row: number) => row);
  comparedRows([9, 7, 5, 4], [8, 6, 5, 3], { keyOf: String, atOf });
  // Both lists have a 5 of their own.
  expect(atOf).toHaveBeenCalledTimes(8);
});

test('what lies before the beginning of either list is no difference', () => {
  const { rows, only } = comparedRows([9, 8, 7], [9, 8, 7, 6, 5], of);
  expect(rows).toEqual([9, 8, 7]);
  expect(only.size).toBe(0);
});

test('lists that share nothing, and a log that is not compared, are left alone', () => {
  expect(comparedRows([3, 2], [9, 8], of)).toEqual({ rows: [3, 2], only: new Map() });
  expect(comparedRows([3, 2], undefined, of).rows).toEqual([3, 2]);
});
