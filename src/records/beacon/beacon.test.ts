import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beaconAt } from './beacon';

const T = 1_772_528_006_800;

test('a beacon is eight digits, the same for a world and a second, and another for another', () => {
  const beacon = beaconAt('northwall', T, 4);
  expect(beacon).toMatch(/^[0-9a-f]{8}$/);
  expect(beaconAt('northwall', T + 199, 4)).toBe(beacon);
  const others = [beaconAt('hall-4', T, 4), beaconAt('northwall', T + 200, 4), beaconAt('northwall', T, 7)];
  expect(new Set([beacon, ...others]).size).toBe(4);
});

test('it does not depend on what was asked for before', () => {
  const beacon = beaconAt('northwall', T, 4);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (t) => {
      beaconAt('northwall', t, 4);
      expect(beaconAt('northwall', T, 4)).toBe(beacon);
    }),
    { numRuns: 4 },
  );
});
