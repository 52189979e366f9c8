import { apportion } from '../../math/apportion';
import { clamp, floor, lerp } from '../../math/math';
import type { Stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { DAY_MS } from '../../words/time';
import { type Incident, isEdited, openIncidents } from '../incidents/incidents';
import { POD_GPUS, PODS, TOPOLOGY } from '../topology';
import { type CyclePosition, cycleCurve, cyclePosition, loadAt } from './cycle-load';
import { downIn, maintainedAt, type Outage, openSite, outagesAt } from './outages';
import { podPowerKw } from './power';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Milliseconds between readings of the site; a reading holds until the next. */
export const SITE_READING_MS = 1_000;
/** Most that the work draws from one GPU: its delivered FP4 load in TFLOPS, a fraction of the chip's peak. */
export const GPU_CAP_TFLOPS = 1_600;
/** Range of the total of a site without edits, which it never leaves, in TFLOPS. */
export const SITE_TFLOPS = { floor: 2_250_000, ceiling: 2_390_000 } as const;

/** Total of the site with every GPU up, at the lowest and at the highest load, in TFLOPS. */
export const POTENTIAL_TFLOPS = { lowest: 2_300_000, highest: 2_385_000 } as const;
/** Largest deviation of a pod's and of a rack's share from an equal share. */
const SHARE_SPREAD = { pod: 0.015, rack: 0.03 } as const;
/** Lattice periods of that variation, milliseconds. */
const SHARE_PERIODS_MS = { pod: DAY_MS / 12, rack: DAY_MS / 32 } as const;

/** Rack at one instant. */
export interface Rack extends Outage {
  /** FP4 rate, whole TFLOPS. */
  readonly tflops: number;
}

/** Pod at one instant, without its racks. */
export interface PodTotal {
  /** FP4 rate, whole TFLOPS. */
  readonly tflops: number;
  /** Power, whole kilowatts. */
  readonly powerKw: number;
  /** Number of its GPUs that are down. */
  readonly down: number;
  /** Number of those that incidents have down. The others are out for maintenance. */
  readonly taken: number;
}

/** Site at one instant: its total is the sum of its pods'. */
export interface SiteTotal {
  readonly tflops: number;
  readonly pods: readonly PodTotal[];
}

export interface Pod extends PodTotal {
  /** Racks of the pod; their rates sum to the pod's. */
  readonly racks: readonly Rack[];
}

/** Site with its pods and racks. */
export interface Site {
  readonly tflops: number;
  readonly pods: readonly Pod[];
}

/** Lower limit of the site's total: none while an incident is open that an edit of the world adds or changes. */
export const lowestTotal = (world: WorldName, incidents: readonly Incident[]) =>
  incidents.some((incident) => isEdited(world, incident)) ? 0 : SITE_TFLOPS.floor;

/** Weight of a pod in the total: its GPUs that are up, times its drift. */
export function podWeight(shares: Stream, moment: CyclePosition, pod: number, down: number): number {
  const drift = 2 * cycleCurve(shares, moment, SHARE_PERIODS_MS.pod, pod) - 1;
  return (POD_GPUS - down) * (1 + SHARE_SPREAD.pod * drift);
}

/** Weight of a rack in its pod's total, likewise. Racks count across all pods. */
export function rackWeight(shares: Stream, moment: CyclePosition, rack: number, down: number): number {
  const drift = 2 * cycleCurve(shares, moment, SHARE_PERIODS_MS.rack, PODS.length + rack) - 1;
  return (gpusPerRack - down) * (1 + SHARE_SPREAD.rack * drift);
}

/** Total of the site with those GPUs down, and the rate of each pod. */
function ratesWith(world: WorldName, moment: CyclePosition, outages: readonly Outage[], lowest: number) {
  const { load, shares } = openSite(world);
  const downs = new Array<number>(PODS.length);
  const weights = new Array<number>(PODS.length);
  let up = 0;
  for (let pod = 0; pod < PODS.length; pod++) {
    const down = downIn(outages, pod);
    downs[pod] = down;
    weights[pod] = podWeight(shares, moment, pod, down);
    up += POD_GPUS - down;
  }
  const potential = lerp(POTENTIAL_TFLOPS.lowest, POTENTIAL_TFLOPS.highest, loadAt(load, moment));
  const tflops = clamp(floor((potential * up) / (PODS.length * POD_GPUS)), lowest, SITE_TFLOPS.ceiling);
  return { tflops, downs, rates: apportion(tflops, weights) };
}

/** Rate of each pod if no incident were open, in TFLOPS, and the number of its GPUs in maintenance. */
export function undisturbedPods(world: WorldName, moment: CyclePosition) {
  const { rates, downs } = ratesWith(world, moment, maintainedAt(world, moment), SITE_TFLOPS.floor);
  return rates.map((tflops, pod) => ({ tflops, maintained: downs[pod] as number }));
}

function totalOf(world: WorldName, moment: CyclePosition, outages: readonly Outage[], lowest: number): SiteTotal {
  const { tflops, rates, downs } = ratesWith(world, moment, outages, lowest);
  const undisturbed = undisturbedPods(world, moment);
  return {
    tflops,
    pods: undisturbed.map((quiet, pod) => ({
      tflops: rates[pod] as number,
      powerKw: podPowerKw(pod, rates[pod] as number, quiet),
      down: downs[pod] as number,
      taken: outages.slice(pod * racksPerPod, (pod + 1) * racksPerPod).reduce((sum, { taken }) => sum + taken, 0),
    })),
  };
}

/**
 * Total of the site and its pods at `t` in `world`. Its base load repeats after `cycleDays` days; incidents come on top
 * and do not repeat. The total is computed first and then apportioned to the pods.
 */
export function siteTotalAt(world: WorldName, t: number, cycleDays: number): SiteTotal {
  const moment = cyclePosition(t, cycleDays);
  const incidents = openIncidents(world, t);
  return totalOf(world, moment, outagesAt(world, t, moment, incidents), lowestTotal(world, incidents));
}

/** Site at `t` as `siteTotalAt` has it, with each pod split into its racks. */
export function siteAt(world: WorldName, t: number, cycleDays: number): Site {
  const moment = cyclePosition(t, cycleDays);
  const incidents = openIncidents(world, t);
  const outages = outagesAt(world, t, moment, incidents);
  const { shares } = openSite(world);
  const { tflops, pods } = totalOf(world, moment, outages, lowestTotal(world, incidents));
  return {
    tflops,
    pods: pods.map((pod, p) => {
      const first = p * racksPerPod;
      const podOutages = outages.slice(first, first + racksPerPod);
      const rates = apportion(
        pod.tflops,
        podOutages.map(({ down }, r) => rackWeight(shares, moment, first + r, down.length)),
      );
      return { ...pod, racks: podOutages.map((outage, r) => ({ tflops: rates[r] as number, ...outage })) };
    }),
  };
}
