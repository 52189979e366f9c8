import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incidentsBetween, openIncidents } from '../incidents/incidents';
import { takenParts } from '../incidents/interlocks';
import { cyclePosition } from './cycle-load';
import { gpuRates, gpuShares } from './gpus';
import { maintenanceBlock } from './outages';
import { WATTS } from './power';
import { GPU_CAP_TFLOPS, SITE_TFLOPS, siteAt, siteTotalAt } from './site';

const DAY = 86_400_000;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const cycles = fc.integer({ min: 1, max: 28 });
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('the site', () => {
  test('is the sum of its pods, a pod of its racks, a rack of its GPUs, within the bounds, 1,728 GPUs in all', () => {
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const site = siteAt(seed, t, cycleDays);
        expect(site.tflops).toBeGreaterThanOrEqual(SITE_TFLOPS.floor);
        expect(site.tflops).toBeLessThanOrEqual(SITE_TFLOPS.ceiling);
        expect(sum(site.pods.map((pod) => pod.tflops))).toBe(site.tflops);
        let gpus = 0;
        site.pods.forEach((pod, p) => {
          expect(sum(pod.racks.map((rack) => rack.tflops))).toBe(pod.tflops);
          pod.racks.forEach((rack, r) => {
            const rates = gpuRates(gpuShares(seed, t), p * 8 + r, rack);
            gpus += rates.length;
            expect(sum(rates)).toBe(rack.tflops);
            rates.forEach((rate, gpu) => {
              expect(rate === 0).toBe(rack.down.includes(gpu));
              expect(rate).toBeLessThanOrEqual(GPU_CAP_TFLOPS);
            });
          });
        });
        expect(gpus).toBe(1728);
        const { tflops, pods } = siteTotalAt(seed, t, cycleDays);
        expect(tflops).toBe(site.tflops);
        expect(site.pods).toMatchObject(pods);
      }),
    );
  });

  test('repeats after its cycle wherever no incident is open', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const later = t + cycleDays * DAY;
        if (openIncidents(seed, t).length + openIncidents(seed, later).length > 0) return;
        compared += 1;
        expect(siteAt(seed, later, cycleDays)).toEqual(siteAt(seed, t, cycleDays));
      }),
    );
    expect(compared).toBeGreaterThan(40);
  });

  test('over a cycle is around 2.3 M TFLOPS, follows a daily tide and is not held by its bounds', () => {
    const totals = Array.from({ length: 4 * 288 }, (_, i) => siteAt('northwall', i * 300_000, 4).tflops);
    const mean = sum(totals) / totals.length;
    expect(Math.abs(mean - 2_330_000)).toBeLessThan(20_000);
    expect(Math.max(...totals) - Math.min(...totals)).toBeGreaterThan(50_000);
    expect(totals.filter((total) => total === SITE_TFLOPS.floor || total === SITE_TFLOPS.ceiling)).toEqual([]);
    const at = (hour: number) => sum(totals.filter((_, i) => Math.floor(i / 12) % 24 === hour));
    expect(at(14)).toBeGreaterThan(at(2) * 1.005);
  });

  test('in quiet has about 1 in 200 GPUs down for maintenance', () => {
    const down = Array.from({ length: 500 }, (_, i) =>
      siteAt('northwall', i * 7_200_000, 28).pods.flatMap(({ racks }) =>
        racks.flatMap((rack) => (rack.corr ? [] : rack.down)),
      ),
    );
    const mean = down.flat().length / down.length;
    expect(mean).toBeGreaterThan(6);
    expect(mean).toBeLessThan(11);
  });

  test('takes GPUs into maintenance for two hours from a minute of each rack’s own, seldom on the hour', () => {
    const starts = Array.from(
      { length: 24 },
      (_, rack) => DAY - maintenanceBlock('northwall', cyclePosition(DAY, 4), rack).ms,
    );
    expect(new Set(starts.map((start) => start % 3_600_000)).size).toBeGreaterThan(18);
    for (const start of starts) expect(start % 60_000).toBe(0);
    const minutes = Array.from({ length: 4 * 1_440 }, (_, i) => i * 60_000);
    const maintained = (t: number) =>
      siteTotalAt('northwall', t, 4).pods.reduce((sum, { down, taken }) => sum + down - taken, 0);
    const counts = minutes.map(maintained);
    const changes = minutes.filter((_, i) => i > 0 && counts[i] !== counts[i - 1]);
    expect(changes.length).toBeGreaterThan(200);
    expect(changes.filter((t) => t % 3_600_000 === 0).length).toBeLessThan(changes.length / 10);
  });

  test('draws as much power as the pages say, in all and in a rack', () => {
    const totals = Array.from({ length: 4 * 96 }, (_, i) => siteTotalAt('northwall', i * 900_000, 4));
    const kilowatts = sum(totals.flatMap(({ pods }) => pods.map(({ powerKw }) => powerKw))) / totals.length;
    expect([(kilowatts / 1_000).toFixed(2), (kilowatts / 24).toFixed(0)]).toEqual(['2.28', '95']);
    for (const file of ['docs/company.md', 'src/content/pages/skynet.md'])
      expect(readFileSync(file, 'utf8')).toMatch(/about 2\.28 MW[:,] 95 kW a rack/);
  });

  test('loses GPUs, FP4 rate and power in the racks that an incident strikes, while it is open', () => {
    for (const incident of incidentsBetween('northwall', DAY, DAY * 1.5).filter((each) => takenParts(each).racks)) {
      const { id, severity, pod, rack, onset, recovered } = incident;
      if (openIncidents('northwall', onset).length > 1 || openIncidents('northwall', recovered).length > 0) continue;
      const before = siteAt('northwall', onset - 1, 4).pods[pod];
      const during = siteAt('northwall', onset, 4).pods[pod];
      const after = siteAt('northwall', recovered, 4).pods[pod];
      expect(during?.racks[rack]?.corr).toBe(id);
      expect(during?.racks[rack]?.down.length).toBeGreaterThanOrEqual(8 * severity);
      for (const other of [before, after]) {
        if (other?.racks[rack]?.down.length !== 0) continue;
        expect(other.racks[rack]?.corr).toBeNull();
        expect(other.tflops - (during?.tflops ?? 0)).toBeGreaterThan(severity * 8_000);
        expect(other.powerKw).toBeGreaterThan(during?.powerKw ?? 0);
      }
      // Without the work, its power still feeds cooling, processors and switches.
      const without = siteAt(`northwall~no-${incident.n.toString(36)}`, onset, 4).pods[pod];
      const missing = ((without?.tflops ?? 0) - (during?.tflops ?? 0)) * WATTS.perTflops;
      expect(Math.abs((without?.powerKw ?? 0) - (during?.powerKw ?? 0) - missing / 1_000)).toBeLessThanOrEqual(1);
    }
  });
});
