import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { gpuRates, gpuShares } from '../../sim/world/site/gpus';
import { GPU_CAP_TFLOPS, SITE_READING_MS, siteAt } from '../../sim/world/site/site';
import { POD_GPUS, PODS, TOPOLOGY } from '../../sim/world/topology';

/** Number of GPUs shown: 1,728. */
export const GPUS = PODS.length * POD_GPUS;

/** Rack at a reading. */
export interface ThroughputRack {
  /** Number in its pod, 1 to 8. */
  readonly rack: number;
  /** FP4 rate, whole TFLOPS: the sum of its GPUs'. */
  readonly tflops: number;
  /** Number of GPUs that are down. */
  readonly down: number;
  /** Number of those that would work if no incident had them down. */
  readonly lost: number;
  /** Correlation id of the incident that has GPUs down, if any. */
  readonly corr: string | null;
  /** FP4 rate of each of the 72 GPUs, whole TFLOPS, 0 if it is down. */
  readonly gpus: readonly number[];
}

/** Pod at a reading. */
export interface ThroughputPod {
  readonly pod: (typeof PODS)[number];
  /** FP4 rate, whole TFLOPS: the sum of its racks'. */
  readonly tflops: number;
  /** Power in kilowatts. */
  readonly power: number;
  readonly down: number;
  readonly racks: readonly ThroughputRack[];
}

/** State of the site's GPUs by pod and rack. */
export interface ThroughputState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** FP4 rate of the site, whole TFLOPS: the sum of its pods'. */
  readonly tflops: number;
  readonly down: number;
  readonly pods: readonly ThroughputPod[];
}

export type ThroughputSettings = {
  /** Days after which the base load repeats. */
  readonly cycleDays: number;
};

/** Names a rack of the site, such as `US 2`. */
export const rackKey = (pod: string, rack: number) => `${pod} ${rack}`;

/** Index of a rack among those of the site; −1 if there is none of that name. */
export const rackIndex = (pods: readonly ThroughputPod[], key: string): number =>
  pods.flatMap(({ pod, racks }) => racks.map(({ rack }) => rackKey(pod, rack))).indexOf(key);

/** Utilisation of GPUs in per cent of their full rate, to one decimal. */
export function utilisationPercent(tflops: number, gpus: number): number {
  return floor((tflops * 1_000) / (gpus * GPU_CAP_TFLOPS) + 0.5) / 10;
}

/** State of the site's GPUs at the newest reading at or before `t`. */
export function throughputAt(world: WorldName, t: number, { cycleDays }: ThroughputSettings): ThroughputState {
  const ts = floor(t / SITE_READING_MS) * SITE_READING_MS;
  const site = siteAt(world, ts, cycleDays);
  const shares = gpuShares(world, ts);
  const pods = site.pods.map(({ tflops, powerKw, down, racks }, p) => ({
    pod: PODS[p] as (typeof PODS)[number],
    tflops,
    power: powerKw,
    down,
    racks: racks.map((rack, r) => ({
      rack: r + 1,
      tflops: rack.tflops,
      down: rack.down.length,
      lost: rack.lost,
      corr: rack.corr,
      gpus: gpuRates(shares, p * TOPOLOGY.racksPerPod + r, rack),
    })),
  }));
  return { ts, tflops: site.tflops, down: pods.reduce((total, { down }) => total + down, 0), pods };
}
