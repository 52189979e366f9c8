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

test('a machine that stands is held, one that goes begins to stop, and a veto that does not come is named as such', () => {
  const names = (world: string, id: string) =>
    trailOf(world, incidentNamed(world, id) as Incident).map(({ name }) => name);
  expect(names('northwall', 'inc-qdsa9-7c')).toContain('Tern, already at rest, is held');
  expect(names('northwall', 'inc-qdsa8-ad').slice(-3)).toEqual([
    'Split-vote hold',
    'socket 4 rolls back',
    'Tern begins to stop',
  ]);
  expect(names('northwall~never-qdsa8', 'inc-qdsa8-ad')).toContain('Split-vote hold does not veto');
  expect(names('northwall~never-qdsa8', 'inc-qdsa8-ad')).not.toContain('Split-vote hold');
});
