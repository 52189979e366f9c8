import fc from 'fast-check';
import { expect, test } from 'vitest';
import { motionOf } from '../../../sim/world/machines/acts';
import { MACHINE_NAMES } from '../../../sim/world/machines/machine-names';
import { EARLIER_POSITIONS, earlierPositions } from './earlier-positions';

const T = Date.parse('2026-03-03T08:30:00Z');

test('earlier positions are before the machine’s own, newest first, and stay where they are while it is at rest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MACHINE_NAMES), fc.nat({ max: 1_700_000 }), (machine, offset) => {
      const motion = motionOf('northwall', machine, []);
      const t = T + 60_000 + offset;
      const own = motion.at(t);
      const found = earlierPositions(motion, t);
      expect(found.length).toBeLessThanOrEqual(EARLIER_POSITIONS);
      const places = [own.place, ...found.map((each) => motion.at(each.t).place)];
      expect([...places].sort((a, b) => b - a)).toEqual(places);
      const ages = found.map(({ age }) => age);
      expect([...ages].sort((a, b) => a - b)).toEqual(ages);
      const later = motion.at(t + 300);
      if (later.place === own.place) expect(earlierPositions(motion, t + 300)).toEqual(found);
    }),
    { numRuns: 300 },
  );
});

test('at its top speed a machine has all its earlier positions behind it, and a Heron after a cut the one of the cut', () => {
  const at = Date.parse('2026-03-03T08:54:20Z');
  for (const machine of MACHINE_NAMES) {
    const motion = motionOf('northwall', machine, [{ machine, at, back: 0 }]);
    for (const t of [at - 1, at, at + 300, at + 30_000]) {
      const found = earlierPositions(motion, t);
      const sinks = machine === 'heron' && t > at;
      expect(found).toHaveLength(sinks ? 1 : EARLIER_POSITIONS);
      if (sinks) expect(found[0]?.t).toBe(at);
      // Nor are any two of them almost the same.
      found.slice(1).forEach(({ age }, i) => {
        expect(age - (found[i]?.age ?? 0)).toBeGreaterThan(0.39);
      });
    }
  }
});
