import { expect, test } from 'vitest';
import { SLICE_MS } from '../sim/world/scenario';
import { rollbackReading } from './next-rollback';

const START = 19_694_760 * SLICE_MS;

test.each([
  [0, 'slice rolls back in 01:17'],
  [1_000, 'slice rolls back in 01:16'],
  [76_400, 'slice rolls back in 00:01'],
  [77_399, 'slice rolls back in 00:00'],
  [77_400, 'slice rolls back; next 01:30'],
  [89_999, 'slice rolls back; next 01:18'],
])('%i ms into a slice it is "%s"', (elapsed, text) => {
  expect(rollbackReading('northwall', START + elapsed)).toBe(text);
});
