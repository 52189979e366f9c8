import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../sim/tables/log-filters';
import { PHASES, SCENARIOS, SLICE_MS, sliceAt } from '../../sim/world/cores/scenario';
import { type Incident, incidentNamed, nextIncident, openIncidents } from '../../sim/world/incidents/incidents';
import { FAULTS } from '../../sim/world/incidents/interlocks';
import { corelog } from '.';
import { cases } from './cases';
import { corelogAt, linesBetween } from './sim';
import { corelogSentence, corelogTable } from './table';

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('the log', () => {
  test('holds the last five minutes in order, each line with an id of its own', () => {
    expect(corelog.cadence).toBe(250);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = corelogAt(seed, t);
        const { ts, lines } = state;
        expect(lines.map((line) => line.ts)).toEqual(lines.map((line) => line.ts).sort((a, b) => a - b));
        expect(lines.filter((line) => !(line.ts > ts - 5 * MINUTE && line.ts <= ts))).toEqual([]);
        expect(lines).toEqual(linesBetween(seed, ts - 5 * MINUTE, ts));
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        expect(lines.filter(({ level }) => !LEVELS.includes(level))).toEqual([]);
        expect(corelogTable(state).rows.map(({ key }) => key)).toEqual(lines.map(({ id }) => id).reverse());
      }),
    );
  });

  test('of a window is that of its parts', () => {
    const spans = fc.integer({ min: 0, max: 10 * MINUTE });
    fc.assert(
      fc.property(seeds, instants, spans, spans, (seed, t, a, b) => {
        const parts = [...linesBetween(seed, t, t + a), ...linesBetween(seed, t + a, t + a + b)];
        expect(linesBetween(seed, t, t + a + b)).toEqual(parts);
      }),
    );
  });

  test('of a window that ends on a line has it, of one that begins there has not', () => {
    for (const line of linesBetween('northwall', FROM, FROM + 10 * MINUTE)) {
      expect(linesBetween('northwall', line.ts - 1_000, line.ts)).toContainEqual(line);
      expect(linesBetween('northwall', line.ts, line.ts + 1_000)).not.toContainEqual(line);
    }
  });

  test('of four hours repeats no id', () => {
    const lines = linesBetween('northwall', FROM, UNTIL);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});

describe('the lines', () => {
  test('of a slice tell its four phases at the very instants at which they begin', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 45_000_000 }), (seed, index) => {
        const start = index * SLICE_MS;
        const lines = linesBetween(seed, start - 1, start + SLICE_MS - 1).filter(
          ({ source }) => source === 'scheduler',
        );
        expect(lines.map(({ ts }) => ts - start)).toEqual([0, 27_000, 37_800, 77_400]);
        lines.forEach(({ ts, msg, corr }, i) => {
          const { phase, scenario } = sliceAt(seed, ts);
          expect(phase).toBe(PHASES[i]);
          expect(sliceAt(seed, ts - 1).phase).toBe(PHASES.at(i - 1));
          expect(msg).toBe(`slice ${index}, ${SCENARIOS[scenario]}: ${phase} begins`);
          expect(corr).toBeNull();
        });
      }),
    );
  });

  test('of the audit tell an export on the minute, every fifth minute', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const audits = corelogAt(seed, t).lines.filter(({ source }) => source === 'audit');
        expect(audits.map(({ ts }) => ts)).toEqual([Math.floor(t / (5 * MINUTE)) * 5 * MINUTE]);
        expect(audits[0]?.msg).toMatch(/^export \d+ written, \d+ records$/);
      }),
    );
  });

  test('of an incident are four under its id: detected, vetoed, rolled back, recovered', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { id, kind, socket, onset, detected, ended, rolledBack, recovered } = nextIncident(seed, t);
        const own = linesBetween(seed, onset - MINUTE, recovered + MINUTE).filter(({ corr }) => corr === id);
        expect(own.map(({ ts }) => ts)).toEqual([detected, ended, rolledBack, recovered]);
        expect(own.map(({ level }) => level)).toEqual(['WARN', 'ERROR', 'WARN', 'INFO']);
        for (const { source } of own) expect(source).toBe(`socket ${socket}`);
        // Socket 0 runs the live state and has no forks.
        const end = socket === 0 ? 'live state verified' : 'forks rolled back';
        expect(own[1]?.msg).toMatch(socket === 0 ? / cores 0 to 7 hold the live state$/ : / roll back$/);
        for (const [i, word] of ['detected', 'vetoed', end, 'recovered'].entries()) {
          expect(own[i]?.msg).toContain(word);
        }
        // The message names the fault, not the machine or rack that it befell.
        expect(own[0]?.msg).toMatch(new RegExp(`^${FAULTS[kind]} detected`));
        expect(FAULTS[kind]).not.toMatch(/^(envelope|staleness|quorum|thermal|link)$/);
      }),
    );
  });

  test('of an incident that has spread name the cores of all sockets that it has reached', () => {
    // As the news says: socket 0 holds the live state; sockets 1, 2, 4 and 5 are rolling back.
    const { ended } = incidentNamed('northwall~never-qdsay', 'inc-qdsay-9b') as Incident;
    const ofEnd = linesBetween('northwall~never-qdsay', ended - 1, ended).find(({ level }) => level === 'ERROR');
    expect(ofEnd?.msg).toMatch(/, cores 8 to 23 and 32 to 47 roll back, cores 0 to 7 hold the live state$/);
  });

  test('of single cores are 24 a minute over an hour, within 2%, from all 48, and all that is left', () => {
    const lines = linesBetween('northwall', FROM, FROM + HOUR);
    const cores = lines.filter(({ source }) => source.startsWith('core '));
    expect(Math.abs(cores.length / (24 * 60) - 1)).toBeLessThan(0.02);
    expect(new Set(cores.map(({ source }) => source))).toEqual(
      new Set(Array.from({ length: 48 }, (_, i) => `core ${i}`)),
    );
    for (const { level, corr } of cores) expect([level, corr]).toEqual(['DEBUG', null]);
    const others = lines.filter(({ source, corr }) => !source.startsWith('core ') && corr === null);
    expect(others).toHaveLength(4 * 40 + 12);
  });
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return corelogAt(world, at);
  };
  const ofIncidents = ({ lines }: { readonly lines: readonly { readonly corr: string | null }[] }) =>
    lines.filter(({ corr }) => corr).length;

  test('quiet: no incident is open, and few lines are of one; busiest: the most lines', () => {
    const quiet = stateOfCase('quiet');
    const busiest = stateOfCase('busiest');
    expect(openIncidents('northwall', quiet.ts)).toEqual([]);
    expect(corelog.status(quiet).word).toBe('recording');
    for (let t = FROM; t <= UNTIL; t += 5_000) {
      const state = corelogAt('northwall', t);
      expect(state.lines.length).toBeLessThanOrEqual(busiest.lines.length);
      if (openIncidents('northwall', t).length > 0) continue;
      expect(ofIncidents(state)).toBeGreaterThanOrEqual(ofIncidents(quiet));
    }
  });

  test('incident: it is detected, vetoed and rolled back, and has not recovered', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    const own = state.lines.filter(({ corr }) => corr === incident?.id);
    expect(own.map(({ level }) => level)).toEqual(['WARN', 'ERROR', 'WARN']);
    expect(corelog.status(state).word).toBe('veto');
    expect(corelogSentence(state)).toMatch(/ERROR [1-9]/);
  });
});

test('no core is behind with an empty run queue', () => {
  const queues = corelogAt('northwall', 1_772_529_190_000).lines.flatMap(
    ({ msg }) => msg.match(/run queue (\d)/)?.[1] ?? [],
  );
  expect(queues.length).toBeGreaterThan(10);
  expect(queues).not.toContain('0');
});
