import { expect, test } from 'vitest';
import { intervalsOf } from './intervals';

test('a row has the time since the one before it, in words and as a bar that ends at ten seconds', () => {
  const rows = [0, 461, 2_461, 22_461].map((ts, i) => ({ id: `row-${i}`, ts }));
  expect([...intervalsOf(rows)]).toEqual([
    ['row-1', { measure: '+0.461 s', share: 0.0461 }],
    ['row-2', { measure: '+2.000 s', share: 0.2 }],
    ['row-3', { measure: '+20.000 s', share: 1 }],
  ]);
});
