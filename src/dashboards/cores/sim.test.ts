import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CORE_READING_MS, CORE_STATES, CORES, SOCKET_CORES } from '../../sim/world/cores/cores';
import { SCENARIOS } from '../../sim/world/cores/scenario';
import { incidentsBetween, openIncidents } from '../../sim/world/incidents/incidents';
import { cases } from './cases';
import { cores } from './index';
import { coresAt } from './sim';
import { coresSentence, coresTable } from './table';

const HOUR = 1_772_528_400_000;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: CORE_READING_MS, max: 4_102_444_800_000 });

describe('the 48 cores', () => {
  test('a reading holds for 520 ms', () => {
    expect(CORE_READING_MS).toBe(520);
    fc.assert(
      fc.property(seeds, instants, fc.integer({ min: 0, max: 519 }), (seed, t, within) => {
        const state = coresAt(seed, t);
        expect(coresAt(seed, state.ts + within)).toEqual(state);
        expect(coresAt(seed, state.ts + 520).ts).toBe(state.ts + 520);
      }),
    );
  });

  test('each reading names the one before it', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const before = coresAt(seed, t - CORE_READING_MS);
        expect(coresAt(seed, t).cores.map((core) => core.previous)).toEqual(before.cores.map((c) => c.utilisation));
      }),
    );
  });

  test('numbers, sockets, states and utilisation keep to their ranges, and the mean is theirs', () => {
    expect([CORES, SOCKET_CORES]).toEqual([48, 8]);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { cores, mean } = coresAt(seed, t);
        expect(cores.map((core) => core.core)).toEqual([...Array(48).keys()]);
        for (const core of cores) {
          expect(core.socket).toBe(Math.floor(core.core / 8));
          expect(CORE_STATES).toContain(core.state);
          expect(SCENARIOS).toContain(core.scenario);
          expect(Number.isInteger(core.utilisation)).toBe(true);
          expect(core.utilisation).toBeGreaterThanOrEqual(0);
          expect(core.utilisation).toBeLessThanOrEqual(100);
        }
        const sum = cores.reduce((total, core) => total + core.utilisation, 0);
        expect(Math.abs(mean - sum / 48)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });

  test('over an hour every state occurs, eval is the busiest phase and rollback the quietest at work', () => {
    const busy = new Map<string, { sum: number; n: number }>();
    for (let t = 0; t < 3_600_000; t += CORE_READING_MS * 5) {
      for (const { state, utilisation } of coresAt('northwall', 1_772_528_400_000 + t).cores) {
        const seen = busy.get(state) ?? { sum: 0, n: 0 };
        busy.set(state, { sum: seen.sum + utilisation, n: seen.n + 1 });
      }
    }
    const mean = (state: string) => (busy.get(state)?.sum ?? Number.NaN) / (busy.get(state)?.n ?? 1);
    const order = ['idle', 'rollback', 'ingest', 'fork', 'eval'].map(mean);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

describe('an incident', () => {
  const socketOf = (seed: string, t: number, socket: number) =>
    coresAt(seed, t).cores.filter((core) => core.socket === socket);

  test('rolls back its socket, all of it and under its id, from the veto until it has recovered', () => {
    for (const incident of incidentsBetween('northwall', HOUR, HOUR + 4 * 3_600_000)) {
      const { id, socket, ended, recovered } = incident;
      const first = Math.ceil(ended / CORE_READING_MS) * CORE_READING_MS;
      const last = (Math.ceil(recovered / CORE_READING_MS) - 1) * CORE_READING_MS;
      const others = [first, last]
        .flatMap((t) => openIncidents('northwall', t))
        .filter((other) => other.id !== id && other.socket === socket);
      if (others.length > 0) continue;
      for (const t of [first, last]) {
        for (const core of socketOf('northwall', t, socket)) expect([core.state, core.corr]).toEqual(['rollback', id]);
      }
      expect(coresSentence(coresAt('northwall', first))).toContain(`socket ${socket} is in rollback (${id})`);
      for (const t of [first - CORE_READING_MS, last + CORE_READING_MS]) {
        for (const core of socketOf('northwall', t, socket)) expect(core.corr).not.toBe(id);
      }
    }
  });

  test('leaves the other sockets alone', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const sockets = openIncidents(seed, Math.floor(t / CORE_READING_MS) * CORE_READING_MS).map(
          ({ socket }) => socket,
        );
        for (const core of coresAt(seed, t).cores) if (core.corr) expect(sockets).toContain(core.socket);
      }),
    );
  });
});

test('the table has a row a core and the summary agrees with the state', () => {
  const state = coresAt('northwall', cases[1]?.at ?? 0);
  const table = coresTable(state);
  expect(table.rows).toHaveLength(48);
  expect(table.rows[17]?.cells).toEqual([17, 2, 'eval', 'Relay failover', 'none', 80, 76]);
  const peak = Math.max(...state.cores.map((core) => core.utilisation));
  expect(coresSentence(state)).toContain(`at ${peak}%`);
  expect(cores.figure(state).value).toBe(state.mean.toFixed(1));
});
