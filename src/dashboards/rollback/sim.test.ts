import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incidentsBetween, openIncidents } from '../../sim/world/incidents/incidents';
import { rollback } from '.';
import { cases } from './cases';
import { BUCKETS, countBuckets, PERCENTILES, type RollbackState, rollbackAt } from './sim';
import { rollbackSentence, rollbackTable } from './table';

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const HOUR = 3_600_000;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

/** Correlation id of the newest incident whose rollback runs at an instant. */
const rollingBack = (seed: string, at: number) =>
  openIncidents(seed, at).findLast(({ ended, rolledBack }) => ended <= at && at < rolledBack)?.id ?? null;

/** Samples of a span of the usual world, each once: a window holds more than six seconds of them. */
function samplesOf(from: number, to: number) {
  const all: RollbackState['samples'][number][] = [];
  for (let t = from + 6_000; t <= to; t += 6_000) {
    all.push(...rollbackAt('northwall', t).samples.filter(({ ts }) => ts > t - 6_000));
  }
  return all;
}

/** Smallest sample with at least that share of all at or below it. */
function nearestRank(samples: RollbackState['samples'], percent: number): number {
  const enough = samples.filter(
    ({ ms }) => samples.filter((other) => other.ms <= ms).length * 100 >= percent * samples.length,
  );
  return Math.min(...enough.map(({ ms }) => ms));
}

describe('the window', () => {
  test('holds the newest 420 samples in order, 60 new ones a second', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, samples } = rollbackAt(seed, t);
        expect(samples).toHaveLength(420);
        expect(samples.map((sample) => sample.ts)).toEqual(samples.map((sample) => sample.ts).sort((a, b) => a - b));
        expect(samples.at(-1)?.ts).toBeLessThanOrEqual(ts);
        const recent = samples.filter((sample) => sample.ts > ts - 5_000).length;
        expect(Math.abs(recent - 300)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('takes in 60 samples a second over an hour, within 2%', () => {
    expect(Math.abs(samplesOf(FROM, FROM + HOUR).length / (60 * 3_600) - 1)).toBeLessThan(0.02);
  });

  test('slides: 50 ms later it has lost its oldest samples and as many new ones', () => {
    expect(rollback.cadence).toBe(50);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, samples } = rollbackAt(seed, t);
        const later = rollbackAt(seed, t + 50);
        const fresh = later.samples.filter((sample) => sample.ts > ts).length;
        expect(later.ts).toBe(ts + 50);
        expect(fresh).toBeGreaterThan(1);
        expect(fresh).toBeLessThan(5);
        expect(later.samples.slice(0, 420 - fresh)).toEqual(samples.slice(fresh));
      }),
    );
  });
});

describe('percentiles', () => {
  test('are exact by nearest rank and are samples themselves', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = rollbackAt(seed, t);
        for (const { key, percent } of PERCENTILES) {
          expect(state[key]).toBe(nearestRank(state.samples, percent));
          expect(state.samples.some(({ ms }) => ms === state[key])).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('buckets', () => {
  test('end at 1, 2, 4 to 256 ms', () => {
    expect(BUCKETS).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  });

  test('count every sample once, and apart what is above the last', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = rollbackAt(seed, t);
        const edges = [Number.NEGATIVE_INFINITY, ...BUCKETS, Number.POSITIVE_INFINITY];
        const counts = edges
          .slice(1)
          .map((edge, i) => state.samples.filter(({ ms }) => ms > (edges[i] ?? 0) && ms <= edge).length);
        expect([...state.buckets, state.above]).toEqual(counts);
        expect(counts.reduce((a, b) => a + b, 0)).toBe(420);
        const rows = rollbackTable(state).rows.map(({ cells }) => cells);
        expect(rows.map(([, samples]) => samples)).toEqual(counts);
        expect(rows.map(([, , ordinary, forced]) => Number(ordinary) + Number(forced))).toEqual(counts);
        expect(rows.reduce((total, [, , , forced]) => total + Number(forced), 0)).toBe(
          state.samples.filter(({ corr }) => corr).length,
        );
      }),
    );
  });

  test('have their own edge, and not that of the one before', () => {
    const counted = (...list: number[]) => countBuckets(list.map((ms) => ({ ms })));
    expect(counted(0, 1, 1.01, 256, 256.01)).toEqual({ buckets: [2, 1, 0, 0, 0, 0, 0, 0, 1], above: 1 });
    expect(counted(...BUCKETS)).toEqual({ buckets: [1, 1, 1, 1, 1, 1, 1, 1, 1], above: 0 });
    expect(counted(...BUCKETS.map((edge) => edge + 0.01))).toEqual({ buckets: [0, 1, 1, 1, 1, 1, 1, 1, 1], above: 1 });
    expect(counted()).toEqual({ buckets: [0, 0, 0, 0, 0, 0, 0, 0, 0], above: 0 });
  });
});

describe('samples', () => {
  test('of an incident that rolls back stand under its id, all others under none', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts, samples, corr } = rollbackAt(seed, t);
        expect(corr).toBe(rollingBack(seed, ts));
        expect(samples.map((sample) => sample.corr)).toEqual(samples.map((sample) => rollingBack(seed, sample.ts)));
      }),
      { numRuns: 30 },
    );
    for (const { id, severity, ended, rolledBack } of incidentsBetween('northwall', FROM, UNTIL)) {
      const { samples } = rollbackAt('northwall', Math.ceil(rolledBack / 50) * 50);
      const own = samples.filter(({ corr }) => corr === id);
      expect(own.length).toBeGreaterThan(0);
      for (const { ts } of own) expect(ts >= ended && ts < rolledBack).toBe(true);
      if (severity < 3) continue;
      const late = rollbackAt('northwall', rolledBack + 6_000).samples;
      expect(late.map(({ corr }) => corr)).toEqual(late.map(({ ts }) => rollingBack('northwall', ts)));
      expect(late.some(({ corr }) => corr === id)).toBe(true);
    }
  });

  test('have an ordinary shape, and in an incident are of the slow tail', () => {
    const all = samplesOf(FROM, FROM + HOUR);
    const sorted = (forced: boolean) =>
      all
        .filter(({ corr }) => (corr !== null) === forced)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
    const at = (list: readonly number[], share: number) => list[Math.floor(share * list.length)] ?? Number.NaN;
    const near = (value: number, nominal: number) => expect(Math.abs(value / nominal - 1)).toBeLessThan(0.05);
    const ordinary = sorted(false);
    expect([at(ordinary, 0) >= 0.4, (ordinary.at(-1) ?? 999) <= 230]).toEqual([true, true]);
    near(at(ordinary, 0.1), 1.4);
    near(at(ordinary, 0.5), 5.2);
    near(at(ordinary, 0.8), 11);
    near(at(ordinary, 0.95), 27);
    near(at(ordinary, 0.99), 60);
    const forced = sorted(true);
    expect([at(forced, 0) >= 46, (forced.at(-1) ?? 999) <= 330]).toEqual([true, true]);
    near(at(forced, 0.5), 104);
    near(at(forced, 0.9), 190);
    expect(all.filter(({ ms }) => ms !== Number(ms.toFixed(2)))).toEqual([]);
  });

  test('of an incident lift the P95 above the fastest of them', () => {
    let seen = 0;
    let risen = 0;
    for (const { onset, rolledBack } of incidentsBetween('northwall', FROM, UNTIL)) {
      const before = rollbackAt('northwall', onset);
      if (before.samples.some(({ corr }) => corr)) continue;
      const { p95 } = rollbackAt('northwall', Math.ceil(rolledBack / 50) * 50);
      expect(p95).toBeGreaterThan(46);
      seen += 1;
      if (p95 > before.p95) risen += 1;
    }
    expect(seen).toBeGreaterThan(200);
    expect(risen / seen).toBeGreaterThan(0.98);
  });
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return rollbackAt(world, at);
  };

  test('quiet: no incident is open, and none forced a sample', () => {
    const state = stateOfCase('quiet');
    expect(openIncidents('northwall', state.ts)).toEqual([]);
    expect(state.samples.filter(({ corr }) => corr)).toEqual([]);
    expect(state.above).toBe(0);
    expect(rollback.status(state).word).toBe('normal');
  });

  test('is not called normal while samples of a rollback that is over lift its percentiles', () => {
    const states = incidentsBetween('northwall', FROM, FROM + HOUR).map(({ rolledBack }) =>
      rollbackAt('northwall', rolledBack + 1_000),
    );
    const over = states.filter(({ corr }) => corr === null);
    expect(over.length).toBeGreaterThan(50);
    for (const state of over) {
      expect([state.ts, rollback.status(state).word]).toEqual([state.ts, 'rolled back']);
      expect(rollbackSentence(state)).toMatch(/; \d+ of the 420 actions were undone during an incident\.$/);
    }
  });

  test('busiest: in the four hours no rollback ends on a higher P95', () => {
    const { p95 } = stateOfCase('busiest');
    for (const { rolledBack } of incidentsBetween('northwall', FROM, UNTIL)) {
      expect(rollbackAt('northwall', rolledBack).p95).toBeLessThanOrEqual(p95);
    }
  });

  test('incident: it rolls back, and the slowest twentieth of the samples are its own', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    const { id = '' } = incident ?? {};
    expect(state.corr).toBe(id);
    expect(state.samples.filter(({ corr }) => corr === id).length).toBeGreaterThan(21);
    expect(state.p95).toBeGreaterThan(2 * stateOfCase('quiet').p95);
    expect(rollback.status(state).word).toBe('rolling back');
    expect(rollbackSentence(state)).toContain(`incident ${id} is being rolled back`);
  });
});
