import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPES } from '../../sim/tables/log-filters';
import { SLICE_MS } from '../../sim/world/cores/scenario';
import { incidentsBetween, nextIncident, openIncidents } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { transparency } from '.';
import { cases } from './cases';
import { type TransparencyEntry, transparencyAt } from './sim';
import { entriesSince, transparencySentence, transparencyTable } from './table';

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

const ofIncidents = (entries: readonly TransparencyEntry[]) =>
  entries.filter(({ detail }) => detail.startsWith('inc-'));

describe('the feed', () => {
  test('holds the newest 80 entries in order, each of the five fields and one of the five types', () => {
    expect(TYPES).toEqual(['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST']);
    expect(transparency.cadence).toBe(250);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = transparencyAt(seed, t);
        const { ts, entries } = state;
        expect(entries).toHaveLength(80);
        expect(entries.map((entry) => entry.ts)).toEqual(entries.map((entry) => entry.ts).sort((a, b) => a - b));
        expect(entries.at(-1)?.ts).toBeLessThanOrEqual(ts);
        for (const entry of entries) {
          expect(Object.keys(entry).sort()).toEqual(['detail', 'id', 'seq', 'ts', 'type']);
          expect(TYPES).toContain(entry.type);
        }
        const { columns, rows } = transparencyTable(state);
        const shown = rows.map(({ cells }) => Object.fromEntries(columns.map(({ key }, i) => [key, cells[i]])));
        expect(shown.reverse()).toEqual(entries);
      }),
      { numRuns: 50 },
    );
  });

  test('says how many entries are new since a paused state, in a fork with an incident of its own too', () => {
    for (const world of ['northwall', `northwall~new-${FROM + MINUTE}-quorum-2`]) {
      const [frozen, live] = [transparencyAt(world, FROM), transparencyAt(world, FROM + 2 * MINUTE)];
      const known = new Set(frozen.entries.map(({ id }) => id));
      expect(entriesSince(live, frozen)).toBe(String(live.entries.filter(({ id }) => !known.has(id)).length));
      expect(entriesSince(transparencyAt(world, FROM + 24 * HOUR), frozen)).toBe('more than 80');
    }
  });

  test('numbers its entries without gaps, each with an id of its own', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { entries } = transparencyAt(seed, t);
        const first = entries[0]?.seq ?? Number.NaN;
        expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, i) => first + i));
        expect(new Set(entries.map(({ id }) => id)).size).toBe(80);
      }),
    );
  });

  test('shows an entry with the same number, id and detail for as long as it shows it', () => {
    fc.assert(
      fc.property(seeds, instants, fc.integer({ min: 0, max: 3 * MINUTE }), (seed, t, later) => {
        const early = transparencyAt(seed, t);
        const { entries } = transparencyAt(seed, t + later);
        const first = entries[0]?.seq ?? Number.NaN;
        const old = entries.filter(({ ts }) => ts <= early.ts);
        expect(old).toEqual(early.entries.filter(({ seq }) => seq >= first));
      }),
    );
  });

  test('takes in 28 entries a minute over an hour, within 2%', () => {
    const ids = new Set<string>();
    for (let t = FROM + MINUTE; t <= FROM + HOUR; t += MINUTE) {
      for (const { id, ts } of transparencyAt('northwall', t).entries) if (ts > FROM) ids.add(id);
    }
    expect(Math.abs(ids.size / (28 * 60) - 1)).toBeLessThan(0.02);
  });

  test('has one trace and one digest of a core in a slice, of slices that are complete, and attests a node once in half an hour', () => {
    const details = new Map<string, string>();
    for (let t = FROM + MINUTE; t <= FROM + HOUR / 2; t += MINUTE) {
      for (const { id, ts, detail } of transparencyAt('northwall', t).entries) {
        details.set(id, detail);
        const [, slice] = /^Slice (\d+), .*: (?:trace|core)/.exec(detail) ?? [];
        if (slice) expect((Number(slice) + 1) * SLICE_MS).toBeLessThanOrEqual(ts);
      }
    }
    const named = [...details.values()].flatMap(
      (detail) => /^Node [A-Z]+ \d-\d+|^Slice .* core \d+/.exec(detail) ?? [],
    );
    expect(named.length).toBeGreaterThan(400);
    expect(new Set(named).size).toBe(named.length);
  });

  test('counts on from hour to hour by as many entries as came', () => {
    const seq = (t: number) => transparencyAt('northwall', t).entries.at(-1)?.seq ?? Number.NaN;
    expect(Math.abs((seq(UNTIL) - seq(FROM)) / (28 * 240) - 1)).toBeLessThan(0.02);
  });
});

describe('an incident', () => {
  test('has five entries that name it: kept, vetoed, traced, hashed and attested at its stages', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { id, detected, ended, rolledBack, recovered } = nextIncident(seed, t);
        const entriesAt = (at: number) => transparencyAt(seed, at).entries.filter(({ detail }) => detail.includes(id));
        const own = entriesAt(Math.ceil(recovered / 250) * 250);
        expect(own.map(({ type }) => type)).toEqual(['SNAP', 'VETO', 'TRACE', 'HASH', 'ATTEST']);
        const hashed = own[3]?.ts ?? Number.NaN;
        expect(own.map(({ ts }) => ts)).toEqual([detected, ended, rolledBack, hashed, recovered]);
        expect(hashed > rolledBack && hashed < recovered).toBe(true);
        expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq).sort((a, b) => a - b));
        const before = Math.floor(ended / 250) * 250;
        expect(entriesAt(before)).toEqual(own.filter(({ ts }) => ts <= before));
      }),
    );
  });

  test('alone brings a veto', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, entries } = transparencyAt(seed, t);
        const first = entries[0]?.ts ?? Number.NaN;
        const vetoes = entries.filter((entry) => entry.type === 'VETO' && entry.ts > first);
        const vetoed = incidentsBetween(seed, first - MINUTE, ts)
          .filter((incident) => incident.ended > first && incident.ended <= ts)
          .sort((a, b) => a.ended - b.ended);
        expect(vetoes.map((entry) => entry.ts)).toEqual(vetoed.map((incident) => incident.ended));
        vetoes.forEach(({ detail }, i) => {
          expect(detail).toContain(`, commit vetoed by ${INTERLOCKS[vetoed[i]?.interlock ?? 0]?.name}`);
        });
      }),
    );
  });
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return transparencyAt(world, at);
  };
  const vetoes = (entries: readonly TransparencyEntry[]) => entries.filter(({ type }) => type === 'VETO').length;

  test('quiet: no incident is open, and few entries are of one; busiest: the most vetoes', () => {
    const quiet = stateOfCase('quiet');
    const busiest = stateOfCase('busiest');
    expect(openIncidents('northwall', quiet.ts)).toEqual([]);
    expect(transparency.status(quiet).word).toBe('recording');
    for (let t = FROM; t <= UNTIL; t += 10_000) {
      const { entries } = transparencyAt('northwall', t);
      expect(vetoes(entries)).toBeLessThanOrEqual(vetoes(busiest.entries));
      if (openIncidents('northwall', t).length > 0) continue;
      expect(ofIncidents(entries).length).toBeGreaterThanOrEqual(ofIncidents(quiet.entries).length);
    }
  });

  test('incident: it is kept, vetoed and traced, and not yet hashed and attested', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    const { id = '' } = incident ?? {};
    const own = state.entries.filter(({ detail }) => detail.startsWith(`${id}:`));
    expect(own.map(({ type }) => type)).toEqual(['SNAP', 'VETO', 'TRACE']);
    expect(transparency.status(state).word).toBe('veto');
    expect(transparencySentence(state)).toContain(`Newest VETO entry: ${id}`);
  });
});

test('a fork numbers its entries in the order of time, those of delayed and removed vetoes too, and calls none missing', () => {
  for (const edits of ['~never-qdsa8', '~late-qdsa8-9000', '~never-qdsay~never-qdsaz', '~sev-qdsa8-3']) {
    for (let t = FROM + 50 * MINUTE; t < FROM + 80 * MINUTE; t += 7_250) {
      const state = transparencyAt(`northwall${edits}`, t);
      const first = state.entries[0]?.seq ?? Number.NaN;
      expect(state.entries.map(({ seq }) => seq)).toEqual(state.entries.map((_, i) => first + i));
      expect(transparencySentence(state)).toMatch(/, and none is missing\.$/);
    }
  }
  const without = transparencySentence(transparencyAt('northwall~no-qdsa8', Date.parse('2026-03-03T08:54:10Z')));
  expect(without).toMatch(/; five entries of the original are missing\.$/);
});

test('an entry has the id that it has in the original, whatever a fork delays', () => {
  const t = Date.parse('2026-03-03T08:53:40Z');
  const idsIn = (world: string) => {
    const routine = transparencyAt(world, t).entries.filter(({ detail }) => !detail.startsWith('inc-'));
    return new Map(routine.map(({ id, ts }) => [ts, id]));
  };
  const original = idsIn('northwall');
  for (const [ts, id] of idsIn('northwall~never-qdsa8')) if (original.has(ts)) expect(id).toBe(original.get(ts));
});
