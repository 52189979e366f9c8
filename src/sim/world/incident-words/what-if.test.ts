import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editText } from '../edits';
import { editsOf, forkText, readFork } from '../fork';
import { type Incident, incidentNamed, incidentsBetween } from '../incidents/incidents';
import { takenParts } from '../incidents/interlocks';
import { siteTotalAt } from '../site/site';
import { readWorldName, worldName } from '../world-name';
import { offersFor, withIncidentAt } from './offers';
import { branchOf, isFarFrom, withNewIncident, withoutEdit } from './what-if';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);
const incidents = incidentsBetween(SEED, FROM, FROM + 3_600_000);
const [first] = incidents as [Incident];
const worlds = fc.array(fc.tuple(fc.constantFrom(...incidents), fc.nat(5)), { maxLength: 8 }).map((picks) =>
  picks.reduce((world, [incident, i]) => {
    const offers = offersFor(world, incidentNamed(world, incident.id) ?? incident);
    const { edits } = offers[i % offers.length] as { edits: ReturnType<typeof editsOf> };
    return worldName(SEED, edits);
  }, SEED),
);

test('whatever is offered can be made: every edit of it is in the world’s name, however many were taken before', () => {
  fc.assert(
    fc.property(worlds, fc.constantFrom(...incidents), (world, { id }) => {
      const incident = incidentNamed(world, id);
      if (!incident) return;
      const all = [...offersFor(world, incident).map(({ edits }) => edits), withIncidentAt(world, incident, 2, 6)];
      for (const edits of all.filter(({ length }) => length <= 8)) {
        const name = worldName(SEED, edits);
        expect(readWorldName(name)).toMatchObject({ leftOut: [], edits: { length: edits.length } });
        expect(readFork(forkText(editsOf(name)))).toEqual({ edits: editsOf(name), leftOut: [] });
      }
    }),
  );
});

test('one edit takes the place of those that it contradicts, and all of them can be undone in any order', () => {
  fc.assert(
    fc.property(worlds, fc.nat(), (world, order) => {
      let edits = editsOf(world);
      for (let i = order; edits.length > 0; i++) {
        const undone = edits[i % edits.length] as (typeof edits)[number];
        const rest = withoutEdit(edits, undone);
        expect(rest.map(editText)).toEqual(edits.map(editText).filter((text) => text !== editText(undone)));
        edits = rest;
      }
      expect(worldName(SEED, edits)).toBe(SEED);
    }),
  );
});

test('before the branch a fork is its original', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const branch = branchOf(world);
      if (branch === undefined) return expect(world).toBe(SEED);
      expect(incidentsBetween(world, FROM - 60_000, branch - 1).filter(({ recovered }) => recovered < branch)).toEqual(
        incidentsBetween(SEED, FROM - 60_000, branch - 1).filter(({ recovered }) => recovered < branch),
      );
      expect(siteTotalAt(world, branch - 1_000, 4)).toEqual(siteTotalAt(SEED, branch - 1_000, 4));
    }),
    { numRuns: 20 },
  );
});

test('one more incident begins at the instant, a second one beside it, and undoing one leaves the other', () => {
  const one = withNewIncident(SEED, FROM);
  const world = worldName(SEED, one.edits);
  expect(incidentNamed(world, one.id)).toMatchObject({ onset: FROM });
  const two = withNewIncident(world, FROM);
  expect(two.edits).toHaveLength(2);
  const both = worldName(SEED, two.edits);
  const added = incidentNamed(both, two.id) as Incident;
  // Its interlock, which is drawn for the instant, has it take GPUs.
  expect([one, two].map(({ id }) => takenParts(incidentNamed(both, id) as Incident).racks)).toEqual([true, true]);
  expect(added.onset - FROM).toBeGreaterThan(0);
  expect(added.onset - FROM).toBeLessThan(20);
  // Other edits of the added incident go with it.
  const late = worldName(SEED, offersFor(both, added)[1]?.edits ?? []);
  const higher = offersFor(late, incidentNamed(late, two.id) as Incident).find(
    ({ words }) => words === 'Severity 3 instead of 2',
  );
  expect(forkText(editsOf(worldName(SEED, higher?.edits ?? [])))).toContain(`new-${added.onset}-divergence-3`);
  const never = offersFor(late, added).find(({ words }) => words === 'No incident');
  expect(worldName(SEED, never?.edits ?? [])).toBe(world);
});

test('a fork is far from times at which no panel shows what its edits do: more than minutes before or after', () => {
  const world = `${SEED}~never-${first.n.toString(36)}`;
  const { recovered } = incidentNamed(world, first.id) as Incident;
  const branch = branchOf(world) as number;
  const minutes = (n: number) => n * 60_000;
  const times = [branch - minutes(6), branch - minutes(4), branch, recovered + minutes(4), recovered + minutes(6)];
  expect(times.map((t) => isFarFrom(world, t))).toEqual([true, false, false, false, true]);
  expect(isFarFrom(SEED, FROM)).toBe(false);
});
