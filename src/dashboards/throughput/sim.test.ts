import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openIncidents } from '../../sim/world/incidents/incidents';
import { GPU_CAP_TFLOPS, siteAt } from '../../sim/world/site/site';
import { throughput } from '.';
import { cases } from './cases';
import { comparison } from './comparison';
import { GPUS, type ThroughputState, throughputAt, utilisationPercent } from './sim';
import { throughputSentence, throughputTable } from './table';

const { differences } = comparison;

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const DAY = 86_400_000;
const settings = { cycleDays: 4 };
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const cycles = fc.integer({ min: 1, max: 28 });

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const racksOf = ({ pods }: ThroughputState) => pods.flatMap(({ racks }) => racks);
const gpusOf = (state: ThroughputState) => racksOf(state).flatMap(({ gpus }) => gpus);

describe('the GPUs of the site', () => {
  test('are read once a second, and repeat after four days unless another cycle is chosen', () => {
    expect([throughput.cadence, throughput.settings]).toEqual([1_000, { cycleDays: 4 }]);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { ts } = throughputAt(seed, t, settings);
        expect(ts % 1_000).toBe(0);
        expect(t - ts).toBeGreaterThanOrEqual(0);
        expect(t - ts).toBeLessThan(1_000);
      }),
    );
  });

  test('stand in the pods US, EU and UK, 8 racks a pod, 72 GPUs a rack: 1,728', () => {
    expect(GPUS).toBe(1_728);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = throughputAt(seed, t, settings);
        expect(state.pods.map(({ pod }) => pod)).toEqual(['US', 'EU', 'UK']);
        for (const { racks } of state.pods) expect(racks.map(({ rack }) => rack)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        for (const { gpus } of racksOf(state)) expect(gpus).toHaveLength(72);
      }),
    );
  });

  test('sum to their racks, these to their pods, these to the site, to the very TFLOPS', () => {
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const state = throughputAt(seed, t, { cycleDays });
        for (const { tflops, gpus } of racksOf(state)) expect(sum(gpus)).toBe(tflops);
        for (const { tflops, racks } of state.pods) expect(sum(racks.map((rack) => rack.tflops))).toBe(tflops);
        expect(sum(state.pods.map((pod) => pod.tflops))).toBe(state.tflops);
        expect(sum(gpusOf(state))).toBe(state.tflops);
      }),
    );
  });

  test('do 2.25 to 2.39 million TFLOPS together at every instant, and about 2.3 million over a day', () => {
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const { tflops } = throughputAt(seed, t, { cycleDays });
        expect(tflops).toBeGreaterThanOrEqual(2_250_000);
        expect(tflops).toBeLessThanOrEqual(2_390_000);
      }),
    );
    const day = Array.from({ length: 288 }, (_, i) => throughputAt('northwall', FROM + i * 300_000, settings).tflops);
    expect(Math.abs(sum(day) / day.length / 2_300_000 - 1)).toBeLessThan(0.02);
  });

  test('do nothing where they are down and else no more than they can, and are counted by rack, pod and site', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = throughputAt(seed, t, settings);
        const site = siteAt(seed, state.ts, settings.cycleDays);
        racksOf(state).forEach(({ gpus, down }, i) => {
          const idle = gpus.flatMap((rate, gpu) => (rate === 0 ? [gpu] : []));
          expect(idle).toEqual(site.pods[Math.floor(i / 8)]?.racks[i % 8]?.down);
          expect(down).toBe(idle.length);
        });
        for (const { down, racks } of state.pods) expect(down).toBe(sum(racks.map((rack) => rack.down)));
        expect(state.down).toBe(sum(state.pods.map(({ down }) => down)));
        expect(gpusOf(state).filter((rate) => !(rate >= 0 && rate <= GPU_CAP_TFLOPS))).toEqual([]);
      }),
    );
  });

  test('are used from 0 to 100%, and a rack as its GPUs on average', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = throughputAt(seed, t, settings);
        const shares = gpusOf(state).map((rate) => utilisationPercent(rate, 1));
        expect(shares.filter((share) => !(share >= 0 && share <= 100))).toEqual([]);
        const table = throughputTable(state);
        racksOf(state).forEach(({ gpus }, i) => {
          const mean = sum(gpus.map((rate) => (rate * 100) / GPU_CAP_TFLOPS)) / 72;
          expect(Math.abs(Number(table.rows[i]?.cells[2]) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
          const up = gpus.filter((rate) => rate > 0);
          expect(table.rows[i]?.cells.slice(3, 6)).toEqual([Math.min(...up), Math.max(...up), 72 - up.length]);
        });
      }),
    );
    expect([
      utilisationPercent(0, 1),
      utilisationPercent(GPU_CAP_TFLOPS, 1),
      utilisationPercent(36 * GPU_CAP_TFLOPS, 72),
    ]).toEqual([0, 100, 50]);
  });

  test('repeat after the cycle but for incidents', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const first = throughputAt(seed, t, { cycleDays });
        const again = throughputAt(seed, t + cycleDays * DAY, { cycleDays });
        if (openIncidents(seed, first.ts).length + openIncidents(seed, again.ts).length > 0) return;
        compared += 1;
        expect(again.pods.map(({ tflops, power, down }) => [tflops, power, down])).toEqual(
          first.pods.map(({ tflops, power, down }) => [tflops, power, down]),
        );
      }),
    );
    expect(compared).toBeGreaterThan(40);
  });
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return throughputAt(world, at, settings);
  };

  test('quiet: no incident is open, no rack misses more than two GPUs', () => {
    const state = stateOfCase('quiet');
    expect(openIncidents('northwall', state.ts)).toEqual([]);
    expect(throughput.status(state).word).toBe('normal');
    for (const { down, corr } of racksOf(state)) expect([down <= 2, corr]).toEqual([true, null]);
  });

  test('busiest: the highest total of the four hours', () => {
    const { tflops } = stateOfCase('busiest');
    for (let t = FROM; t <= UNTIL; t += 2_000) expect(siteAt('northwall', t, 4).tflops).toBeLessThanOrEqual(tflops);
  });

  test('incident: it has GPUs of its rack down, and the total is below that of the second before it', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    const { id = '', severity = 0, onset = 0, pod = 0, rack = 0 } = incident ?? {};
    const affected = state.pods[pod]?.racks[rack];
    expect(affected?.corr).toBe(id);
    expect(affected?.down).toBeGreaterThanOrEqual(8 * severity);
    expect(throughputAt('northwall', onset - 1_000, settings).tflops - state.tflops).toBeGreaterThan(20_000);
    expect(throughput.status(state).word).toBe('GPUs down');
    expect(throughputSentence(state)).toContain(`Incident ${id} is in rack ${state.pods[pod]?.pod} ${rack + 1}`);
    const spread = state.pods.map((one) => ({ ...one, racks: one.racks.map((each) => ({ ...each, corr: id })) }));
    expect(throughputSentence({ ...state, pods: spread }).match(new RegExp(id, 'g'))).toHaveLength(1);
    expect(throughputSentence({ ...state, pods: spread })).toContain('is in 24 racks');
  });
});

test('an incident at another rack has as many GPUs down, and they are others', () => {
  const [fork, original] = ['northwall~at-qdsa8-uk-7', 'northwall'].map((seed) =>
    throughputAt(seed, Date.parse('2026-03-03T08:53:26.800Z'), settings),
  ) as [ThroughputState, ThroughputState];
  expect(differences(fork, original)).toEqual([{ text: 'of the GPUs down are others', count: 24, isCost: false }]);
});
