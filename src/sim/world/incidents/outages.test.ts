import { expect, test } from 'vitest';
import { PAIR_GPUS, TOPOLOGY } from '../topology';
import { extentOf, reachAt } from './extent';
import { IDLE_C, SHUTDOWN_C } from './heat';
import { type Incident, incidentsBetween, withoutVeto } from './incidents';
import { INTERLOCKS, type OutageKind, outageOf } from './interlocks';
import { inletAt, racksReached, reachesLane } from './reach';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);
const unvetoed = incidentsBetween(SEED, FROM, FROM + 2_000 * 40_000).map((each) => withoutVeto(SEED, each));
const of = (outage: OutageKind) => unvetoed.filter((incident) => outageOf(incident) === outage);
/** Instants from the onset to the recovery. */
const instants = ({ onset, recovered }: Incident) =>
  Array.from({ length: 40 }, (_, i) => onset + Math.floor(((recovered - onset - 1) * i) / 39));
const pairsAt = (incident: Incident, t: number) =>
  racksReached(SEED, incident, t).reduce((sum, { pairs }) => sum + pairs, 0);

test('only trays that differ, lose a vote or are hot go down, by the interlock, in 2,000 incidents', () => {
  expect(unvetoed.length).toBeGreaterThan(1_990);
  expect(INTERLOCKS.flatMap(({ name, outage }) => (outage ? [`${name}: ${outage}`] : []))).toEqual([
    'Fork agreement: differing',
    'State digest: differing',
    'Quorum count: outvoted',
    'Split-vote hold: outvoted',
    'Rack inlet: hot',
  ]);
  for (const incident of unvetoed.filter((each) => outageOf(each) === null)) {
    for (const t of instants(incident)) expect(racksReached(SEED, incident, t), incident.id).toEqual([]);
    expect(extentOf(incident)).toMatchObject({ gpus: 0, racks: 0, gpuMs: 0 });
  }
});

test('two incidents of one severity take other numbers of GPUs, because one is a fault of another kind', () => {
  for (const severity of [1, 2, 3]) {
    const most = (outage: OutageKind) =>
      Math.max(...of(outage).flatMap((each) => (each.severity === severity ? extentOf(each).gpus : [])));
    expect(most('differing')).toBeGreaterThan(2 * most('hot'));
    expect(most('outvoted')).toBeLessThanOrEqual(280);
  }
});

test('trays that lose a vote are a minority of their pod’s', () => {
  const podPairs = (TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack) / PAIR_GPUS;
  for (const incident of of('outvoted')) expect(2 * pairsAt(incident, incident.recovered)).toBeLessThan(podPairs);
});

test('heat idles each pair of trays above its limit and no other, from the hot end, and shuts down rack after rack', () => {
  let shutDown = 0;
  for (const incident of of('hot')) {
    let before = [] as { rack: number; pairs: number }[];
    let warm = 0;
    for (const t of instants(incident)) {
      const racks = racksReached(SEED, incident, t);
      const inlets = racks.map(({ rack }) => inletAt(SEED, incident, rack, t) as number);
      // Each pair is a degree cooler than the one before it.
      const hot = inlets.map((celsius) => Array.from({ length: 9 }, (_, i) => celsius - i).filter((c) => c >= IDLE_C));
      expect(racks.map(({ pairs }) => pairs)).toEqual(hot.map(({ length }) => length));
      // A rack is reached once the one before it is shut down.
      for (const celsius of inlets.slice(0, -1)) expect(celsius).toBe(SHUTDOWN_C);
      expect(racks.slice(0, before.length).map(({ rack }) => rack)).toEqual(before.map(({ rack }) => rack));
      expect(inlets[0]).toBeGreaterThanOrEqual(warm);
      expect(racks.reduce((sum, { pairs }) => sum + pairs, 0) * PAIR_GPUS).toBe(reachAt(incident, t).gpus);
      [before, warm] = [racks, inlets[0] as number];
    }
    shutDown += before.filter(({ pairs }) => pairs === 9).length;
    // Nothing is as hot as the five racks that a fault of the software takes.
    expect(before.length).toBeLessThanOrEqual(3);
    expect(racksReached(SEED, incident, incident.onset)).toEqual([{ rack: incident.rack, pairs: incident.severity }]);
  }
  expect(shutDown).toBeGreaterThan(20);
});

test('a replay that cannot be proved halts commits: it takes no GPU and no lane', () => {
  const unproven = unvetoed.filter(({ interlock }) => INTERLOCKS[interlock]?.name === 'Replay parity');
  expect(unproven.length).toBeGreaterThan(80);
  for (const incident of unproven) {
    for (const t of instants(incident)) {
      expect(pairsAt(incident, t)).toBe(0);
      expect([0, 1, 2, 3].filter((lane) => reachesLane(SEED, incident, lane, t))).toEqual([]);
    }
    expect(extentOf(incident).sockets).toBeGreaterThan(1);
  }
});
