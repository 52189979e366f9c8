import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incidentsBetween } from '../incidents/incidents';
import { nextSiteReading, READING_GAP_MS, siteReadingAt } from './site-reading';

const DAY = 1_772_496_000_000;
const { shortest, longest } = READING_GAP_MS;
const seeds = fc.string({ minLength: 1, maxLength: 16 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('a reading holds until the next, whichever instant is asked for first', () => {
  fc.assert(
    fc.property(seeds, instants, (seed, t) => {
      const at = siteReadingAt(seed, t);
      const next = nextSiteReading(seed, t);
      expect(at).toBeLessThanOrEqual(t);
      expect(next).toBeGreaterThan(t);
      expect(siteReadingAt(seed, t + 600_000)).toBeGreaterThan(t);
      expect(siteReadingAt(seed, next)).toBe(next);
      expect(siteReadingAt(seed, next - 1)).toBe(at);
    }),
  );
});

test('readings are 2.6 to 5.1 s apart, in any world and at any time', () => {
  fc.assert(
    fc.property(seeds, instants, (seed, t) => {
      let at = siteReadingAt(seed, t);
      for (let i = 0; i < 60; i++) {
        const next = nextSiteReading(seed, at);
        expect(next - at).toBeGreaterThanOrEqual(shortest);
        expect(next - at).toBeLessThanOrEqual(longest);
        at = next;
      }
    }),
  );
});

test('an incident is read in the second in which it opens or closes, or 2.6 s after the reading before it', () => {
  for (const { onset, recovered } of incidentsBetween('northwall', DAY, DAY + 6 * 3_600_000)) {
    for (const turn of [onset, recovered]) {
      const second = Math.ceil(turn / 1_000) * 1_000;
      const late = siteReadingAt('northwall', second) - second;
      const before = siteReadingAt('northwall', second);
      expect(late === 0 || nextSiteReading('northwall', second) - before <= 2 * shortest).toBe(true);
      expect(siteReadingAt('northwall', second + 2 * shortest)).toBeGreaterThanOrEqual(second);
    }
  }
});
