import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyAt } from '../src/dashboards/history/sim';
import { throughputAt } from '../src/dashboards/throughput/sim';
import { costOf } from '../src/dashboards/throughput/sim-cost';
import { countOf } from '../src/dashboards/throughput/sim-gpus';
import { throughputDetails } from '../src/dashboards/throughput/table';
import { downEquation, sitePartsAt } from '../src/sim/world/explanation/site-terms';
import { reachAt } from '../src/sim/world/incidents/extent';
import { incidentNamed, incidentsBetween, openIncidents } from '../src/sim/world/incidents/incidents';
import { takenParts } from '../src/sim/world/incidents/interlocks';
import { siteTotalAt } from '../src/sim/world/site/site';

const CYCLE = { cycleDays: 4 };
const HOUR = 3_600_000;

/** Forks in which an incident spreads over racks with GPUs in maintenance, and a reading of all panels meanwhile. */
const spreads = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    t: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
    share: fc.double({ min: 0.2, max: 1, noNaN: true }),
  })
  .map(({ seed, t, share }) => {
    const incident = incidentsBetween(seed, t, t + HOUR).find((each) => takenParts(each).racks);
    const world = `${seed}~never-${incident?.n.toString(36)}`;
    const { missedVeto = 0, ended } = incidentNamed(world, incident?.id ?? '') ?? { ended: 0 };
    const at = Math.floor((missedVeto + (ended - missedVeto) * share) / 3_000) * 3_000;
    return { world, at };
  });

test('a GPU is either down in an incident or down for maintenance, in every count of every panel', () => {
  let overlaps = 0;
  fc.assert(
    fc.property(spreads, ({ world, at }) => {
      const state = throughputAt(world, at, CYCLE);
      const racks = state.pods.flatMap((pod) => pod.racks);
      const count = (what: 'incident' | 'out') => racks.reduce((sum, { gpus }) => sum + countOf(gpus, what), 0);
      const [down, out] = [count('incident'), count('out')];
      const { now, maintained } = historyAt(world, at, CYCLE);
      expect([now.down - (maintained.at(-1) ?? 0), maintained.at(-1)]).toEqual([down, out]);
      const { terms, value } = downEquation(sitePartsAt(world, at, CYCLE.cycleDays), 'GPUs down');
      expect([value, terms[0]]).toMatchObject([state.down, { value: out }]);
      // Law of the incident, which the forecasts and the notices quote.
      const open = openIncidents(world, at).filter((each) => takenParts(each).racks);
      if (open.length === 1) expect(down).toBe(reachAt(open[0] as (typeof open)[number], at).gpus);
      const lost = racks.reduce((sum, rack) => sum + rack.lost, 0);
      expect(lost).toBeLessThanOrEqual(down);
      overlaps += down - lost;
      const rows = throughputDetails(state)[0]?.rows.map(({ cells }) => Number(cells.at(-1))) ?? [];
      expect(rows[0]).toBe(costOf(state));
    }),
    { numRuns: 60 },
  );
  expect(overlaps).toBeGreaterThan(20);
});

test('output lost to an incident is what its GPUs would deliver, without those that were in maintenance', () => {
  fc.assert(
    fc.property(spreads, ({ world, at }) => {
      const state = throughputAt(world, at, CYCLE);
      const [seed = ''] = world.split('~');
      const open = openIncidents(world, at).filter((each) => takenParts(each).racks);
      if (open.length !== 1 || openIncidents(seed, at).some((each) => takenParts(each).racks)) return;
      const difference = siteTotalAt(seed, at, CYCLE.cycleDays).tflops - state.tflops;
      expect(Math.abs(costOf(state) - difference)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});
