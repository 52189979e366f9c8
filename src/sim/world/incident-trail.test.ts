import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trailOf } from './incident-trail';
import { type Incident, incidentNamed, nextIncident } from './incidents';

test('an incident’s way through the site is in order, up to its veto', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 64 }), fc.integer({ min: 0, max: 4e12 }), (seed, t) => {
      const incident = nextIncident(seed, t);
      const afters = trailOf(seed, incident).map(({ after }) => after);
      expect(afters).toEqual([...afters].sort((a, b) => a - b));
      expect(afters.at(-1)).toBe(incident.vetoed - incident.onset);
      for (const { name } of trailOf(seed, incident)) expect(name).not.toMatch(/undefined|^$/);
    }),
  );
});

test('a machine that stands at the veto is held, and one that moves begins to stop', () => {
  const said = (id: string) => trailOf('northwall', incidentNamed('northwall', id) as Incident).at(-1)?.name;
  expect(said('inc-qdsa9-7c')).toBe('Tern, already standing, is held');
  expect(said('inc-qdsa8-ad')).toBe('Tern begins to stop');
});
