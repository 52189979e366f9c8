import { expect, test } from 'vitest';
import { SLICE_MS } from '../sim/world/scenario';
import { rollbackReading } from './next-rollback';

const START = 19_694_760 * SLICE_MS;

test.each([
  [0, 'next rollback in 01:17'],
  [1_000, 'next rollback in 01:16'],
  [76_400, 'next rollback in 00:01'],
  [77_399, 'next rollback in 00:00'],
  [77_400, 'rolling back; next in 01:30'],
  [89_999, 'rolling back; next in 01:18'],
])('%i ms into a slice it is "%s"', (elapsed, text) => {
  expect(rollbackReading('northwall', START + elapsed)).toBe(text);
});
