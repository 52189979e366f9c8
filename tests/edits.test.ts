import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corelogAt } from '../src/dashboards/corelog/sim';
import { coresAt } from '../src/dashboards/cores/sim';
import { DEFAULTS, eventsAt } from '../src/dashboards/events/sim';
import { type ForksState, forksAt } from '../src/dashboards/forks/sim';
import { historyAt } from '../src/dashboards/history/sim';
import { interlocksAt } from '../src/dashboards/interlocks/sim';
import { meshAt } from '../src/dashboards/mesh/sim';
import { dashboards } from '../src/dashboards/registry';
import { rollbackAt } from '../src/dashboards/rollback/sim';
import { throughputAt } from '../src/dashboards/throughput/sim';
import { transparencyAt } from '../src/dashboards/transparency/sim';
import { utilisationAt } from '../src/dashboards/utilisation/sim';
import { contentHash } from '../src/sim/math/canonical';
import { extentOf, preventedExtent } from '../src/sim/world/incidents/extent';
import { faultsBetween, isGateClosed } from '../src/sim/world/incidents/gate';
import {
  type Incident,
  incidentsBetween,
  nextIncident,
  openIncidents,
  withoutVeto,
} from '../src/sim/world/incidents/incidents';
import { takenParts } from '../src/sim/world/incidents/interlocks';
import { racksReached } from '../src/sim/world/incidents/reach';
import { badgeAt } from '../src/sim/world/site/badge';
import { GPU_CAP_TFLOPS, siteAt, siteTotalAt } from '../src/sim/world/site/site';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3);
const HOUR = 3_600_000;
const CYCLE = { cycleDays: 4 };

const numberOf = ({ n }: Incident) => n.toString(36);
const fork = (seed: string, ...edits: string[]) => [seed, ...edits].join('~');
const never = (seed: string, incident: Incident) => fork(seed, `never-${numberOf(incident)}`);

/** Incident of a world. */
type Found = readonly [seed: string, incident: Incident];

/** Incidents of some hours that no other follows before they would have recovered without a veto. */
function apartIn(seed: string, from: number, hours: number): Found[] {
  const all = incidentsBetween(seed, from, from + hours * HOUR);
  return all.flatMap((incident, i) => {
    const [before, after] = [all[i - 1], all[i + 1]];
    if (!before || !after || before.recovered >= incident.onset - 8_000) return [];
    return after.onset > withoutVeto(seed, incident).recovered + 2_000 ? [[seed, incident] as const] : [];
  });
}

/** One incident each of 500 worlds, on 500 different days. */
const apart = Array.from({ length: 500 }, (_, i) => {
  const seed = i === 0 ? SEED : `${SEED}-${i}`;
  for (let from = FROM + i * 24 * HOUR; ; from += HOUR) {
    const [found] = apartIn(seed, from, 1);
    if (found) return found;
  }
});
/** Incidents for which all models are computed. */
const few = apart.slice(0, 4);
/** Several incidents of one world. */
const together = apartIn(SEED, FROM, 4);

/**
 * Hashes of all models' states, without the name of the world in them, and without the next veto, which the forks'
 * state contains.
 */
const hashes = (world: string, t: number) =>
  Object.values(dashboards).map(({ id, state, settings }) => {
    const value = (state as (seed: string, t: number, settings: unknown) => object)(world, t, settings);
    return [id, contentHash('world' in value ? { ...value, world: '', next: null } : value)];
  });

/** Edits of an incident, one of each kind. */
const editsOf = (incident: Incident) => {
  const n = numberOf(incident);
  return [`no-${n}`, `late-${n}-9000`, `never-${n}`, `sev-${n}-3`, `at-${n}-uk-7`, `new-${incident.onset}-link-3`];
};

describe('what an edit does not touch is equal to the bit', () => {
  test('before the incident, and when nothing of it is shown any longer, in every model', () => {
    for (const [seed, incident] of few) {
      const before = incident.onset - 60_000;
      const later = incident.onset + 30 * HOUR;
      const original = [hashes(seed, before), hashes(seed, later)];
      const [no, , never, sev, at, more] = editsOf(incident) as [string, string, string, string, string, string];
      for (const world of [fork(seed, no), fork(seed, never, sev, at, more)]) {
        expect([hashes(world, before), hashes(world, later)], world).toEqual(original);
      }
      expect([hashes(seed, before), hashes(seed, later)], 'after the forks').toEqual(original);
    }
  });

  test('edits that are left out change nothing', () => {
    for (const [seed, { onset }] of few) {
      expect(hashes(fork(seed, 'zap', 'late-qdsa8-0'), onset + 2_000)).toEqual(hashes(seed, onset + 2_000));
    }
  });

  test('edits of incidents that stand apart act as each does alone', () => {
    const [[, a], [, b]] = [together[0], together.at(-1)] as [Found, Found];
    const states = (world: string, t: number) => [
      incidentsBetween(world, t - 60_000, t),
      meshAt(world, t),
      throughputAt(world, t, CYCLE),
      coresAt(world, t),
      interlocksAt(world, t),
      rollbackAt(world, t),
      corelogAt(world, t),
      transparencyAt(world, t),
    ];
    editsOf(a).forEach((edit, i) => {
      const other = editsOf(b).at(-1 - i) as string;
      const both = fork(SEED, other, edit);
      expect(states(both, a.onset + 6_000), both).toEqual(states(fork(SEED, edit), a.onset + 6_000));
      expect(states(both, b.onset + 6_000), both).toEqual(states(fork(SEED, other), b.onset + 6_000));
    });
  });

  test('without an incident only what it touched is different', () => {
    for (const [seed, incident] of few) {
      const { id, onset, ended, recovered, rolledBack, lane, socket, interlock, pod, rack } = incident;
      const world = fork(seed, `no-${numberOf(incident)}`);
      const t = Math.max(ended + 520, recovered - 600);
      const both = <S>(state: (name: string, t: number) => S): [S, S] => [state(world, t), state(seed, t)];

      const [mesh, meshBefore] = both(meshAt);
      const others = ({ lanes }: typeof mesh) => lanes.filter((each) => each.lane !== lane);
      expect(others(mesh)).toEqual(others(meshBefore));
      const batches = ({ batches: all }: typeof mesh) =>
        all.map((batch) => (batch.lane === lane ? { ...batch, quality: 0 } : batch));
      expect(batches(mesh)).toEqual(batches(meshBefore));

      const [cores, coresBefore] = both(coresAt);
      const elsewhere = ({ cores: all }: typeof cores) => all.filter((core) => core.socket !== socket);
      expect(elsewhere(cores)).toEqual(elsewhere(coresBefore));
      expect(cores.cores.filter(({ corr }) => corr === id)).toEqual([]);

      const [forks, forksBefore] = both(forksAt);
      const untouched = ({ forks: all }: ForksState) => all.filter((one) => one.socket !== socket);
      expect(untouched(forks)).toEqual(untouched(forksBefore));

      const [locks, locksBefore] = both(interlocksAt);
      expect(locks.rows.filter((_, i) => i !== interlock)).toEqual(locksBefore.rows.filter((_, i) => i !== interlock));

      const [site, siteBefore] = both((name, at) => throughputAt(name, at, CYCLE));
      site.pods.forEach(({ racks }, p) => {
        racks.forEach(({ down, corr }, r) => {
          const before = siteBefore.pods[p]?.racks[r];
          if (p !== pod || r !== rack) expect([down, corr]).toEqual([before?.down, before?.corr]);
        });
      });

      const [latencies, latenciesBefore] = both(rollbackAt);
      expect(latencies.samples.filter(({ ts }) => ts < ended || ts >= rolledBack)).toEqual(
        latenciesBefore.samples.filter(({ ts }) => ts < ended || ts >= rolledBack),
      );
      const [use, useBefore] = both(utilisationAt);
      expect(use.samples.filter(({ ts }) => ts < ended)).toEqual(useBefore.samples.filter(({ ts }) => ts < ended));

      const [log, logBefore] = both(corelogAt);
      expect(log.lines).toEqual(logBefore.lines.filter(({ corr }) => corr !== id));
      const [feed, feedBefore] = both(transparencyAt);
      const shared = feedBefore.entries.filter(({ detail }) => !detail.startsWith(id));
      expect(feed.entries.slice(-shared.length)).toEqual(shared);

      const records = (name: string) =>
        eventsAt(name, recovered + 12_000, DEFAULTS)
          .events.filter(({ created }) => created < onset - 6_000 || created > recovered + 6_000)
          .map(({ prev: _, hash: __, ...rest }) => rest);
      expect(records(world)).toEqual(records(seed));
    }
  });

  test('the badge shows the original world', () => {
    for (const [seed, incident] of apart.filter(([, each]) => takenParts(each).racks).slice(0, 4)) {
      const t = incident.onset + 20_000;
      const world = never(seed, incident);
      expect(badgeAt(world, t, 4)).toEqual(badgeAt(seed, t, 4));
      expect(siteTotalAt(world, t, 4).tflops).toBeLessThan(siteTotalAt(seed, t, 4).tflops);
    }
  });
});

describe('a veto that comes later', () => {
  const delays = [1, 700, 1_499, 1_500, 3_999, 4_000, 9_000, 15_000, 29_000, 30_000];

  test('by one millisecond moves everything after it by that, and spreads no further', () => {
    for (const [seed, incident] of apart) {
      const { onset, ended, rolledBack, recovered } = incident;
      const [late] = incidentsBetween(fork(seed, `late-${numberOf(incident)}-1`), onset - 1, onset) as [Incident];
      expect(late).toEqual({
        ...incident,
        missedVeto: ended,
        ended: ended + 1,
        rolledBack: rolledBack + 1,
        recovered: recovered + 1,
      });
      const { ms, gpuMs, ...extent } = extentOf(incident);
      expect(extentOf(late)).toEqual({ ...extent, ms: ms + 1, gpuMs: gpuMs + extent.gpus });
    }
  });

  test('never reaches less, the later it comes, and most if it never comes', () => {
    for (const [seed, incident] of apart) {
      const { onset } = incident;
      const worlds = [
        seed,
        ...delays.map((ms) => fork(seed, `late-${numberOf(incident)}-${ms}`)),
        never(seed, incident),
      ];
      const extents = worlds.map((world) => extentOf(incidentsBetween(world, onset - 1, onset)[0] as Incident));
      extents.forEach((extent, i) => {
        const before = extents[i - 1] ?? extent;
        for (const key of Object.keys(extent) as (keyof typeof extent)[]) {
          expect(extent[key], `${key} in ${worlds[i]}`).toBeGreaterThanOrEqual(before[key]);
        }
      });
      expect(extents.at(-1)).toEqual(extents.at(-2));
    }
  });

  test('lets it grow from the instant at which the veto was due, pair of trays by pair, and not after it', () => {
    for (const [seed, incident] of apart.filter(([, each]) => takenParts(each).racks)) {
      const without = withoutVeto(seed, incident);
      const pairs = (t: number) => racksReached(seed, without, t).reduce((sum, each) => sum + each.pairs, 0);
      expect(pairs(incident.ended)).toBe(incident.severity);
      for (let t = incident.onset; t < without.recovered; t += 250) {
        expect(pairs(t + 250)).toBeGreaterThanOrEqual(pairs(t));
        expect(pairs(t + 250) - pairs(t)).toBeLessThanOrEqual(1);
      }
      expect(pairs(without.recovered) * 8).toBe(extentOf(without).gpus);
      expect(pairs(without.ended)).toBe(pairs(without.recovered));
    }
  });

  test('leaves the gate open and its interlock in fault until it has come; then everything rolls back', () => {
    for (const [seed, incident] of few) {
      const { id, interlock, onset } = incident;
      const world = fork(seed, `late-${numberOf(incident)}-12000`);
      const late = incidentsBetween(world, onset - 1, onset)[0] as Incident;
      const faults = faultsBetween(world, onset - 60_000, late.ended + 2_000);
      // Another fault of the same interlock would hide the end of this one.
      if (faults.filter((fault) => fault.interlock === interlock).length > 1) continue;
      const middle = incident.ended + 8_000;
      const [row, after] = [middle, late.ended + 2_000].map((t) => interlocksAt(world, t).rows[interlock]);
      expect([row?.state, row?.since, row?.corr]).toEqual(['FAULT', incident.ended, id]);
      expect([after?.state, after?.since]).toEqual(['OK', late.ended + 1_500]);
      expect(coresAt(world, middle).cores.filter(({ corr }) => corr === id)).toEqual([]);
      const back = coresAt(world, late.ended + 520).cores.filter(({ corr }) => corr === id);
      expect(back).toHaveLength(8 * extentOf(late).sockets);
      expect(isGateClosed(world, late.ended)).toBe(true);
      const rows = eventsAt(world, late.recovered + 2_000, DEFAULTS).events.filter(({ code }) => code === 'SEC-555');
      expect(rows.filter(({ corr }) => corr === id).map(({ ts }) => ts)).toEqual([late.ended]);
    }
  });

  test('brings one more error a second', () => {
    for (const [seed, incident] of apart.filter(([, { ended }]) => ended % 300_000 < 200_000)) {
      const t = Math.floor((incident.ended + 20_000) / 3_000) * 3_000;
      const errors = (world: string) => historyAt(world, t, CYCLE).now.errors;
      expect(errors(never(seed, incident)) - errors(seed), incident.id).toBe(Math.floor((t - incident.ended) / 1_000));
    }
  });

  test('says so where it never comes: the watchdog ends the incident, not an interlock', () => {
    for (const [seed, incident] of few) {
      const world = never(seed, incident);
      const { recovered, ended, onset } = withoutVeto(seed, incident);
      expect(ended).toBe(onset + 30_000);
      const lines = corelogAt(world, recovered + 1_000).lines.filter(({ corr }) => corr === incident.id);
      expect(lines.map(({ msg }) => msg).join()).toContain('ended by the pod’s watchdog after 30 s');
      const entries = transparencyAt(world, recovered + 1_000).entries.filter(({ detail }) =>
        detail.startsWith(incident.id),
      );
      expect(entries.map(({ type }) => type)).toEqual(['SNAP', 'TRACE', 'TRACE', 'HASH', 'ATTEST']);
      expect(entries[1]?.detail).toContain('no veto, ended by the pod’s watchdog after 30 s');
      const { events } = eventsAt(world, recovered + 1_000, DEFAULTS);
      expect(events.filter(({ subj }) => subj === 'POD-WATCHDOG').map(({ ts }) => ts)).toEqual([ended]);
    }
  });
});

describe('what a veto prevented', () => {
  test('is the difference between two worlds’ states', () => {
    // In others some of the GPUs that it would reach are down for maintenance in any case.
    const compared = apart.filter(([seed, incident]) => {
      const { onset, pod } = incident;
      const racks = siteAt(seed, onset - 1, 4).pods[pod]?.racks;
      return racksReached(seed, withoutVeto(seed, incident), onset + 30_000).every(
        ({ rack }) => racks?.[rack]?.down.length === 0,
      );
    });
    expect(compared.length).toBeGreaterThan(40);
    for (const found of [...compared.slice(0, 4), ...few]) {
      const [seed, incident] = found;
      const { id, onset, pod, ended } = incident;
      const world = never(seed, incident);
      const [end, after] = [onset + 30_000, onset + 30_520];
      const down = (name: string, t: number) => siteTotalAt(name, t, 4).pods[pod]?.down ?? 0;
      const named = (name: string, t: number) => ({
        racks: siteAt(name, t, 4).pods[pod]?.racks.filter(({ corr }) => corr === id).length ?? 0,
        lanes: meshAt(name, t + 199).lanes.filter(({ corr }) => corr === id).length,
        sockets: coresAt(name, t + 519).cores.filter(({ corr }) => corr === id).length / 8,
      });
      const recovery = (name: string) =>
        corelogAt(name, onset + 60_000).lines.find((line) => line.id === `${id}-recovered`)?.ts ?? 0;
      const [without, actual] = [named(world, end), named(seed, ended)];
      const { gpus, gpuMs, ms, ...extent } = preventedExtent(seed, incident);
      expect(extent).toEqual({
        racks: without.racks - actual.racks,
        lanes: without.lanes - actual.lanes,
        sockets: without.sockets - actual.sockets,
      });
      expect(ms).toBe(recovery(world) - recovery(seed));
      if (!compared.includes(found)) continue;
      expect(gpus).toBe(down(world, after) - down(seed, after) - (down(seed, onset) - down(seed, onset - 1)));
      let sampled = 0;
      for (let t = onset + 50; t < recovery(world) + 100; t += 100) sampled += (down(world, t) - down(seed, t)) * 100;
      expect(Math.abs(sampled - gpuMs)).toBeLessThanOrEqual(gpus * 100 + 24 * 100);
    }
  });

  test('is nothing where no interlock vetoed', () => {
    for (const [seed, incident] of apart) {
      const world = never(seed, incident);
      const [without] = incidentsBetween(world, incident.onset - 1, incident.onset) as [Incident];
      expect(Object.values(preventedExtent(world, without))).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
});

test('in any fork sums hold, nothing is beyond its bounds and something happens next', () => {
  const near = incidentsBetween(SEED, FROM, FROM + HOUR);
  const edits = fc.oneof(
    fc
      .tuple(fc.constantFrom(...near), fc.integer({ min: 0, max: 5 }))
      .map(([incident, i]) => editsOf(incident)[i] as string),
    fc
      .tuple(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom('link', 'tampering', 'thermal'))
      .map(([ms, kind]) => `new-${FROM + 600_000 + ms}-${kind}-3`),
  );
  const instants = fc.integer({ min: FROM + 590_000, max: FROM + 700_000 });
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 8 }), instants, (list, t) => {
      const world = fork(SEED, ...list);
      const { pods, tflops, down } = throughputAt(world, t, CYCLE);
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(pods.map((pod) => pod.tflops))).toBe(tflops);
      const racks = pods.flatMap((pod) => pod.racks);
      expect(sum(racks.map((rack) => rack.tflops))).toBe(tflops);
      const gpus = racks.flatMap((rack) => rack.gpus);
      expect(gpus).toHaveLength(1_728);
      expect(sum(gpus)).toBe(tflops);
      expect(gpus.filter((rate) => rate === 0)).toHaveLength(down);
      expect(Math.max(...gpus)).toBeLessThanOrEqual(GPU_CAP_TFLOPS);
      expect(pods.every(({ power }) => power >= 0)).toBe(true);
      const mesh = meshAt(world, t);
      expect([mesh.lanes.length, sum(mesh.lanes.map(({ active }) => active))]).toEqual([4, mesh.batches.length]);
      expect(mesh.batches.length).toBeLessThanOrEqual(140);
      expect(coresAt(world, t).cores).toHaveLength(48);
      expect(forksAt(world, t).forks).toHaveLength(40);
      const { buckets, above } = rollbackAt(world, t);
      expect(sum(buckets) + above).toBe(420);
      const { now } = historyAt(world, t, CYCLE);
      expect(now.powerUS + now.powerEU + now.powerUK).toBe(now.power);
      const ids = transparencyAt(world, t).entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(80);
      const { events } = eventsAt(world, t, DEFAULTS);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => (events[0]?.seq ?? 0) + i));
      expect(nextIncident(world, t).onset).toBeGreaterThan(t);
      for (const one of openIncidents(world, t)) expect(one.onset <= t && one.recovered > t).toBe(true);
    }),
    { numRuns: 20 },
  );
});
