import { expect, test } from 'vitest';
import { otherWords } from './other-words';

const HOUR = 3_600_000;

test('a drawing names another state as its key does: by whole hours or days, the original, or a chosen instant', () => {
  expect([0, 1, 24, 48, -2, 1.5].map((hours) => otherWords(100 * HOUR, (100 - hours) * HOUR))).toEqual([
    'in the original',
    '1 hour earlier',
    '24 hours earlier',
    '2 days earlier',
    'then',
    'then',
  ]);
});
