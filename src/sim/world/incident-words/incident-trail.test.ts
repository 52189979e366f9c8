import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextIncident } from '../incidents/incidents';
import { touchedParts } from './incident-trail';

test('an incident’s way through the site is in order, from its onset to its veto', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 64 }), fc.integer({ min: 0, max: 4e12 }), (seed, t) => {
      const incident = nextIncident(seed, t);
      const times = touchedParts(incident).map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBe(incident.ended);
      expect(times.every((at) => at >= incident.onset)).toBe(true);
    }),
  );
});
