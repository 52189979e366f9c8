import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editText, parseEdit } from './edits';
import { addedNumber } from './incidents/incident-numbers';
import { incidentNamed, incidentsBetween } from './incidents/incidents';
import { INCIDENT_KINDS } from './incidents/interlocks';
import { isSeed } from './seed';
import { readWorldName, worldName } from './world-name';

const numbers = fc.integer({ min: 0, max: 100_000_000 });
const severities = fc.integer({ min: 1, max: 3 });
const edits = fc.oneof(
  fc.record({ verb: fc.constant('no' as const), n: numbers }),
  fc.record({ verb: fc.constant('never' as const), n: numbers }),
  fc.record({ verb: fc.constant('late' as const), n: numbers, ms: fc.integer({ min: 1, max: 30_000 }) }),
  fc.record({ verb: fc.constant('sev' as const), n: numbers, severity: severities }),
  fc.record({
    verb: fc.constant('at' as const),
    n: numbers,
    pod: fc.integer({ min: 0, max: 2 }),
    rack: fc.integer({ min: 0, max: 7 }),
  }),
  fc
    .record({
      ms: fc.integer({ min: 0, max: 4_102_444_800_000 }),
      kind: fc.constantFrom(...INCIDENT_KINDS),
      severity: severities,
    })
    .map((rest) => ({ verb: 'new' as const, n: addedNumber(rest.ms), ...rest })),
);
const lists = fc.uniqueArray(edits, { maxLength: 8, selector: ({ n }) => n });
const seeds = fc.string({ minLength: 1, maxLength: 64 }).filter(isSeed);

test('a world has one name, whatever the order of its edits, and the name says all of them', () => {
  fc.assert(
    fc.property(seeds, lists, (seed, list) => {
      const name = worldName(seed, list);
      expect(worldName(seed, [...list].reverse())).toBe(name);
      const read = readWorldName(name);
      expect(read).toEqual({ seed, edits: expect.arrayContaining(list), leftOut: [] });
      expect(read.edits).toHaveLength(list.length);
      expect(worldName(seed, read.edits)).toBe(name);
      expect(readWorldName([seed, ...list.map(editText).reverse()].join('~')).edits).toEqual(read.edits);
      if (list.length > 0) expect(isSeed(name)).toBe(false);
    }),
  );
});

test('any text is a name, and what is read of it can be written and read again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.array(fc.string({ maxLength: 20 })), (seed, texts) => {
      const read = readWorldName([seed, ...texts].join('~'));
      expect(readWorldName(worldName(read.seed, read.edits))).toEqual({ ...read, leftOut: [] });
    }),
  );
});

test.each([
  ['no-qdsa8~no-qdsa8', ['no-qdsa8'], '“no-qdsa8” occurs twice, so it is left out'],
  ['late-qdsa8-5~never-qdsa8', ['late-qdsa8-5'], '“never-qdsa8” contradicts “late-qdsa8-5”, so it is left out'],
  ['no-qdsa8~sev-qdsa8-3', ['no-qdsa8'], '“sev-qdsa8-3” contradicts “no-qdsa8”, so it is left out'],
  [
    'late-qdsa8-0',
    [],
    '“late-qdsa8-0” is out of range (a veto can come 1 to 30,000 ms later), so the original is shown',
  ],
  [
    'late-qdsa8-30001',
    [],
    '“late-qdsa8-30001” is out of range (a veto can come 1 to 30,000 ms later), so the original is shown',
  ],
  ['sev-qdsa8-4', [], '“sev-qdsa8-4” is out of range (a severity is 1, 2 or 3), so the original is shown'],
  [
    'at-qdsa8-uk-9',
    [],
    '“at-qdsa8-uk-9” is out of range (racks are us, eu or uk and 1 to 8), so the original is shown',
  ],
  [
    'at-qdsa8-de-1',
    [],
    '“at-qdsa8-de-1” is out of range (racks are us, eu or uk and 1 to 8), so the original is shown',
  ],
  ['no-zzzzzz', [], '“no-zzzzzz” names no incident of this world, so the original is shown'],
  ['new-4102444800001-link-1', [], '“new-4102444800001-link-1” is beyond 2100, so the original is shown'],
  ['new-5-flood-1', [], '“new-5-flood-1” is unknown, so the original is shown'],
  ['no-QDSA8', [], '“no-QDSA8” is unknown, so the original is shown'],
  ['no-qdsa8-1', [], '“no-qdsa8-1” is unknown, so the original is shown'],
  ['new-5-link-1~new-5-quorum-2', ['new-5-link-1'], '“new-5-quorum-2” contradicts “new-5-link-1”, so it is left out'],
  ['', [], '“” is unknown, so the original is shown'],
])('of the edits %j those that cannot be made are left out, each with its reason', (text, kept, reason) => {
  const { edits: made, leftOut } = readWorldName(`northwall~${text}`);
  expect(made.map(editText)).toEqual(kept);
  expect(leftOut).toEqual([reason]);
});

test('the types tell a name from a seed', () => {
  const fork = worldName('hall-4', readWorldName('hall-4~no-1').edits);
  // @ts-expect-error: the name of a fork is no seed.
  expect(worldName(fork, [])).toBe(fork);
});

test('the ninth edit is left out', () => {
  const texts = Array.from({ length: 9 }, (_, i) => `no-qdsa${i}`);
  const { edits: made, leftOut } = readWorldName(['northwall', ...texts].join('~'));
  expect(made.map(editText)).toEqual(texts.slice(0, 8));
  expect(leftOut).toEqual(['“no-qdsa8” exceeds the limit of 8 changes, so it is left out']);
});

test('an incident that an edit adds has a number of its own, by which further edits can name it', () => {
  const ms = 1_772_528_020_000;
  const [added] = incidentsBetween(`northwall~new-${ms}-quorum-2`, ms - 1, ms);
  expect(added).toMatchObject({ onset: ms, kind: 'quorum', severity: 2 });
  const n = added?.n.toString(36) ?? '';
  const world = `northwall~late-${n}-3000~new-${ms}-quorum-2`;
  expect(readWorldName(world)).toMatchObject({ edits: [parseEdit(`new-${ms}-quorum-2`), parseEdit(`late-${n}-3000`)] });
  expect(incidentNamed(world, added?.id ?? '')).toMatchObject({ onset: ms, missedVeto: added?.ended });
  expect(incidentNamed('northwall', added?.id ?? '')).toBeUndefined();
});
