import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLICE_MS } from '../../sim/world/cores/scenario';
import { openIncidents } from '../../sim/world/incidents/incidents';
import { mesh } from '.';
import { cases } from './cases';
import {
  CLASSES,
  DEGRADED_BELOW,
  drawnBatches,
  LANES,
  MAX_BATCHES,
  meshAt,
  SLICE_BATCHES,
  STAGES,
  stageAt,
} from './sim';
import { meshSentence, meshTable } from './table';

const HOUR = 1_772_528_400_000;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('the mesh', () => {
  test('has four lanes, four stages and four classes; a slice opens with 24 batches', () => {
    expect(LANES).toBe(4);
    expect(STAGES).toEqual(['INGEST', 'SCHEDULE', 'EXEC', 'COMMIT']);
    expect(CLASSES).toEqual(['VECTOR', 'TENSOR', 'SCAN', 'PAYLOAD']);
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 45_000_000 }), (seed, slice) => {
        expect(meshAt(seed, slice * SLICE_MS).batches).toHaveLength(24);
      }),
    );
    for (let t = HOUR; t < HOUR + 86_400_000; t += SLICE_MS) expect(meshAt('northwall', t).batches).toHaveLength(24);
  });

  test('never holds more than 140 batches, nor none, and shows at most 14 a lane', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = meshAt(seed, t);
        expect(state.batches.length).toBeLessThanOrEqual(MAX_BATCHES);
        expect(state.batches.length).toBeGreaterThanOrEqual(12);
        state.lanes.forEach(({ lane, active, beyond, degraded }) => {
          const own = state.batches.filter((batch) => batch.lane === lane);
          expect(own).toHaveLength(active);
          expect(drawnBatches(state, lane)).toHaveLength(Math.min(14, active));
          expect(beyond).toBe(active - Math.min(14, active));
          expect(degraded).toBe(own.filter(({ quality }) => quality < DEGRADED_BELOW).length);
        });
        const { columns, rows } = meshTable(state);
        expect(rows).toHaveLength(state.batches.length);
        const dots = rows.filter(({ cells }) => cells.at(-1) === 'dot');
        expect(dots).toHaveLength(state.lanes.reduce((a, b) => a + b.beyond, 0));
        const batches = new Map(state.batches.map((batch) => [batch.id, batch]));
        const records = rows.map(({ cells }) =>
          Object.fromEntries(columns.slice(0, -1).map(({ key }, i) => [key, cells[i]])),
        );
        for (const record of records) expect(record).toEqual(batches.get(String(record.id)));
      }),
      { numRuns: 500 },
    );
  });

  test('comes near its most in the middle of a slice', () => {
    const counts = Array.from({ length: 360 }, (_, i) => meshAt('northwall', HOUR + i * 10_000).batches.length);
    expect(Math.max(...counts)).toBeGreaterThan(105);
  });

  test('a batch keeps its number, lane, class, arrival and life, and goes through the stages in order', () => {
    fc.assert(
      fc.property(seeds, instants, fc.integer({ min: 1, max: 100 }), (seed, t, steps) => {
        const later = new Map(meshAt(seed, t + steps * 200).batches.map((batch) => [batch.id, batch]));
        for (const batch of meshAt(seed, t).batches) {
          const same = later.get(batch.id);
          expect(same !== undefined).toBe(batch.ms + steps * 200 < batch.life);
          if (!same) continue;
          for (const key of ['lane', 'cls', 'ts', 'life'] as const) expect(same[key]).toBe(batch[key]);
          expect(STAGES.indexOf(same.stage)).toBeGreaterThanOrEqual(STAGES.indexOf(batch.stage));
        }
      }),
    );
  });

  test('the stages are in order from the first moment to the last', () => {
    expect(stageAt(0)).toBe('INGEST');
    expect(stageAt(1 - 1e-9)).toBe('COMMIT');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        expect(STAGES.indexOf(stageAt(second))).toBeGreaterThanOrEqual(STAGES.indexOf(stageAt(first)));
      }),
    );
  });

  test('takes in 364 batches a slice, and over a day 1 in 5 batches shown is degraded', () => {
    expect(SLICE_BATCHES).toBe(364);
    let degraded = 0;
    let all = 0;
    for (let t = 0; t < 86_400_000; t += 20_000) {
      const { batches } = meshAt('northwall', HOUR + t);
      all += batches.length;
      degraded += batches.filter(({ quality }) => quality < DEGRADED_BELOW).length;
    }
    expect(Math.abs(degraded / all - 0.2)).toBeLessThan(0.01);
  });

  test('over an hour the batches arrive at their rate within 2%', () => {
    const ids = new Set<string>();
    for (let t = 0; t < 3_600_000; t += 2_000) {
      for (const { id, ts } of meshAt('northwall', HOUR + t).batches) {
        if (ts >= HOUR && ts < HOUR + 3_600_000) ids.add(id);
      }
    }
    expect(Math.abs(ids.size / (364 * 40) - 1)).toBeLessThan(0.02);
  });
});

describe('the cases', () => {
  const FROM = HOUR - 3_600_000;
  const UNTIL = HOUR + 3 * 3_600_000;
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return meshAt(world, at);
  };

  test('quiet: no incident is open, and in no lane is every other batch degraded', () => {
    const state = stateOfCase('quiet');
    expect(openIncidents('northwall', state.ts)).toEqual([]);
    expect(mesh.status(state).word).toBe('normal');
    for (const { active, degraded, corr } of state.lanes) expect([corr, degraded < active / 2]).toEqual([null, true]);
  });

  test('emptiest: a slice opens, with 24 batches', () => {
    const { ts, batches } = stateOfCase('emptiest');
    expect([ts % SLICE_MS, batches.length]).toEqual([0, 24]);
  });

  test('busiest: more batches at no reading of the four hours', () => {
    const { batches } = stateOfCase('busiest');
    for (let t = FROM; t <= UNTIL; t += 4_000) {
      expect(meshAt('northwall', t).batches.length).toBeLessThanOrEqual(batches.length);
    }
  });

  test('incident: every batch of its lane is degraded, and of no other', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    expect(incident).toBeDefined();
    for (const { lane, active, degraded, corr } of state.lanes) {
      expect([corr, degraded === active]).toEqual(lane === incident?.lane ? [incident.id, true] : [null, false]);
    }
    expect(mesh.status(state).word).toBe('degraded');
    expect(meshSentence(state)).toContain(
      `${state.lanes[incident?.lane ?? 0]?.degraded} of them in lane ${incident?.lane} by ${incident?.id}`,
    );
    const reaching = (reached: readonly number[]) =>
      meshSentence({
        ...state,
        lanes: state.lanes.map((lane) => ({ ...lane, corr: reached.includes(lane.lane) ? 'inc' : null })),
      });
    expect(reaching([0, 1, 2, 3])).toMatch(/ are degraded, by inc\.$/);
    const fork = meshAt('northwall~never-qdsa8', Date.parse('2026-03-03T08:53:40.800Z'));
    expect(meshSentence(fork)).toBe('All 118 batches are degraded, by inc-qdsa8-ad.');
    expect(reaching([0, 3])).toMatch(/, \d+ of them in lanes 0 and 3 by inc\.$/);
    expect(reaching([0, 1, 3])).toMatch(/, \d+ of them in lanes 0, 1 and 3 by inc\.$/);
  });
});
