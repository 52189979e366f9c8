import { apportion } from '../../math/apportion';
import { cacheLast } from '../../math/cache-last';
import { cacheSequence } from '../../math/cache-sequence';
import { clamp, floor, lerp, smooth } from '../../math/math';
import { noise } from '../../math/noise';
import { type Stream, stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { DAY_MS, MINUTE_MS } from '../../words/time';
import { type Incident, isEdited, openIncidents } from '../incidents/incidents';
import { racksReached } from '../incidents/reach';
import { PAIR, PODS, TOPOLOGY } from '../topology';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const RACKS = PODS.length * racksPerPod;
export const POD_GPUS = racksPerPod * gpusPerRack;

/** Milliseconds between readings of the site; a reading holds until the next. */
export const SITE_READING_MS = 1_000;
/** Most that the work draws from one GPU: its delivered FP4 load in TFLOPS, a fraction of the chip's peak. */
export const GPU_CAP_TFLOPS = 1_600;
/** Range of the total of a site without edits, which it never leaves, in TFLOPS. */
export const SITE_TFLOPS = { floor: 2_250_000, ceiling: 2_390_000 } as const;

/** Total of the site with every GPU up, at the lowest and at the highest load, in TFLOPS. */
export const POTENTIAL_TFLOPS = { lowest: 2_300_000, highest: 2_385_000 } as const;
/**
 * Parts of the load, as shares of its range: the daily wave, the variation over the cycle's days, and two faster ones.
 * Taste.
 */
const LOAD_SHARES = { tide: 0.4, days: 0.32, hours: 0.18, minutes: 0.1 } as const;
/** Lattice periods of the last three, in milliseconds; each divides a day. */
export const LOAD_PERIODS_MS = { days: DAY_MS / 4, hours: DAY_MS / 96, minutes: DAY_MS / 2_880 } as const;
/** Hour of the day, UTC, at which the daily wave is highest. */
const TIDE_PEAK_HOUR = 14;
/** Largest deviation of a pod's and of a rack's share from an equal share. */
const SHARE_SPREAD = { pod: 0.015, rack: 0.03 } as const;
/** Lattice periods of that variation, milliseconds. */
const SHARE_PERIODS_MS = { pod: DAY_MS / 12, rack: DAY_MS / 32 } as const;
/** Duration of a GPU's maintenance, milliseconds. */
const MAINTENANCE_MS = DAY_MS / 12;
/** Probabilities that a rack has one GPU out, and a second. */
const MAINTENANCE_CHANCES = [0.3, 0.05] as const;
/**
 * Watts of a GPU in maintenance, of any other with its share of its tray's processors, fans and switches, and for each
 * TFLOPS. A GPU down in an incident does no work, and draws everything but the last.
 */
export const WATTS = { maintained: 90, ready: 310, perTflops: 0.62 } as const;
/** Power drawn by a pod for each watt of its GPUs, US, EU and UK: cooling and conversion. */
export const POWER_USAGE = [1.19, 1.14, 1.12] as const;

/** Rack at one instant. */
export interface Rack {
  /** FP4 rate, whole TFLOPS. */
  readonly tflops: number;
  /** Indices of its GPUs that are down, 0 to 71, ascending. */
  readonly down: readonly number[];
  /** Number of those that incidents have down; the rest is in maintenance. */
  readonly taken: number;
  /** Number of those that would work if no incident had them down. */
  readonly lost: number;
  /** Correlation id of the newest incident that has GPUs of it down, if any. */
  readonly corr: string | null;
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

/** Position of `t` in the cycle of the base load. */
export interface CyclePosition {
  /** Milliseconds since the cycle began. */
  readonly at: number;
  /** Length of the cycle in milliseconds. */
  readonly cycle: number;
}

/** Curve that repeats with the cycle, in [0, 1). `period` divides a day. */
const curve = (source: Stream, { at, cycle }: CyclePosition, period: number, lane = 0) =>
  noise(source, at / period, lane, cycle / period);

/** Parts of the load at that moment: the daily wave and the three variations. They sum to the load, 0 to 1. */
export function loadParts(movement: Stream, moment: CyclePosition): readonly [number, number, number, number] {
  const fromPeak = (moment.at / DAY_MS + 1.5 - TIDE_PEAK_HOUR / 24) % 1;
  const tide = smooth(fromPeak < 0.5 ? fromPeak * 2 : 2 - fromPeak * 2);
  return [
    LOAD_SHARES.tide * tide,
    LOAD_SHARES.days * curve(movement, moment, LOAD_PERIODS_MS.days, 0),
    LOAD_SHARES.hours * curve(movement, moment, LOAD_PERIODS_MS.hours, 1),
    LOAD_SHARES.minutes * curve(movement, moment, LOAD_PERIODS_MS.minutes, 2),
  ];
}

/** Load at that moment, 0 to 1. */
function loadAt(movement: Stream, moment: CyclePosition): number {
  const [tide, days, hours, minutes] = loadParts(movement, moment);
  return tide + days + hours + minutes;
}

/** GPUs of a rack that are down, and for which incident. */
export type Outage = Omit<Rack, 'tflops'>;

const NONE: readonly number[] = [];

/** Indices of the GPUs of a rack that are in maintenance in a block of the cycle, ascending. */
function inMaintenance(draws: Stream, block: number, rack: number): readonly number[] {
  const chance = draws.unit(block, rack);
  if (chance >= MAINTENANCE_CHANCES[0]) return NONE;
  const out: number[] = [];
  for (let i = 0; chance < (MAINTENANCE_CHANCES[i] ?? 0); i++) {
    const gpu = draws.int(gpusPerRack, block, rack + (i + 1) * RACKS);
    if (!out.includes(gpu)) out.push(gpu);
  }
  return out.length === 1 ? out : out.sort((a, b) => a - b);
}

/** Random streams of a world's site. */
export const openSite = cacheLast(4, (world: WorldName) => {
  const draws = stream(world, 'site/down');
  const rounds = stream(world, 'site/rounds');
  return {
    draws,
    /** Milliseconds by which each rack's blocks of maintenance begin later than the cycle's, pod after pod. */
    rounds: Array.from({ length: RACKS }, (_, rack) => rounds.int(MAINTENANCE_MS / MINUTE_MS, 0, rack) * MINUTE_MS),
    /** GPUs in maintenance in each rack in its block of the cycle, pod after pod. */
    maintenance: cacheSequence(2 * (DAY_MS / MAINTENANCE_MS), (block): readonly Outage[] =>
      Array.from({ length: RACKS }, (_, rack) => ({
        down: inMaintenance(draws, block, rack),
        taken: 0,
        lost: 0,
        corr: null,
      })),
    ),
    load: stream(world, 'site/load'),
    shares: stream(world, 'site/shares'),
  };
});

/** Block of maintenance that a rack is in, and milliseconds since its start. Racks count across all pods. */
export function maintenanceBlock(world: WorldName, { at, cycle }: CyclePosition, rack: number) {
  const phase = (at - (openSite(world).rounds[rack] as number) + cycle) % cycle;
  return { block: floor(phase / MAINTENANCE_MS), ms: phase % MAINTENANCE_MS };
}

/** GPUs in maintenance in each rack, pod after pod. */
function maintainedAt(world: WorldName, moment: CyclePosition): Outage[] {
  const { rounds, maintenance } = openSite(world);
  return rounds.map((_, rack) => maintenance(maintenanceBlock(world, moment, rack).block)[rack] as Outage);
}

/** Pair of trays of its rack that an incident takes first, 0 to 8. */
const firstPair = (world: WorldName, { n }: Incident): number => openSite(world).draws.int(gpusPerRack / PAIR, n, -1);

/** Pairs of neighbouring trays, 1 to 18, that an incident takes in its own rack at its onset. */
export const trayPairsOf = (world: WorldName, incident: Incident): (readonly [number, number])[] =>
  Array.from({ length: incident.severity }, (_, i) => {
    const pair = (firstPair(world, incident) + i) % (gpusPerRack / PAIR);
    return [2 * pair + 1, 2 * pair + 2];
  });

/** GPUs of each rack, pod after pod, that incidents have down at `t`: whole pairs of trays. */
function takenAt(world: WorldName, t: number, incidents: readonly Incident[]) {
  const racks = new Map<number, { readonly gpus: Set<number>; corr: string }>();
  for (const incident of incidents) {
    const first = firstPair(world, incident) * PAIR;
    for (const { rack, pairs } of racksReached(world, incident, t)) {
      const number = incident.pod * racksPerPod + rack;
      const { gpus } = racks.get(number) ?? { gpus: new Set<number>() };
      for (let i = 0; i < pairs * PAIR; i++) gpus.add((first + i) % gpusPerRack);
      racks.set(number, { gpus, corr: incident.id });
    }
  }
  return racks;
}

/**
 * GPUs down in each rack, pod after pod, for maintenance or because of incidents. One in maintenance counts with the
 * incident that takes its trays.
 */
export function outagesAt(
  world: WorldName,
  t: number,
  moment: CyclePosition,
  incidents: readonly Incident[],
): readonly Outage[] {
  const outages = maintainedAt(world, moment);
  for (const [rack, { gpus, corr }] of takenAt(world, t, incidents)) {
    const maintained = (outages[rack] as Outage).down;
    const down = [...new Set([...maintained, ...gpus])].sort((a, b) => a - b);
    outages[rack] = { down, taken: gpus.size, lost: down.length - maintained.length, corr };
  }
  return outages;
}

/** Number of a pod's GPUs that are down. */
function downIn(outages: readonly Outage[], pod: number): number {
  let down = 0;
  for (let rack = 0; rack < racksPerPod; rack++) down += (outages[pod * racksPerPod + rack] as Outage).down.length;
  return down;
}

/** Lower limit of the site's total: none while an incident is open that an edit of the world adds or changes. */
export const lowestTotal = (world: WorldName, incidents: readonly Incident[]) =>
  incidents.some((incident) => isEdited(world, incident)) ? 0 : SITE_TFLOPS.floor;

/** Weight of a pod in the total: its GPUs that are up, times its drift. */
export function podWeight(shares: Stream, moment: CyclePosition, pod: number, down: number): number {
  const drift = 2 * curve(shares, moment, SHARE_PERIODS_MS.pod, pod) - 1;
  return (POD_GPUS - down) * (1 + SHARE_SPREAD.pod * drift);
}

/** Weight of a rack in its pod's total, likewise. Racks count across all pods. */
export function rackWeight(shares: Stream, moment: CyclePosition, rack: number, down: number): number {
  const drift = 2 * curve(shares, moment, SHARE_PERIODS_MS.rack, PODS.length + rack) - 1;
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
  const tflops = clamp(floor((potential * up) / (RACKS * gpusPerRack)), lowest, SITE_TFLOPS.ceiling);
  return { tflops, downs, rates: apportion(tflops, weights) };
}

/** Rate of each pod if no incident were open, in TFLOPS, and the number of its GPUs in maintenance. */
export function undisturbedPods(world: WorldName, moment: CyclePosition) {
  const { rates, downs } = ratesWith(world, moment, maintainedAt(world, moment), SITE_TFLOPS.floor);
  return rates.map((tflops, pod) => ({ tflops, maintained: downs[pod] as number }));
}

/** Watts of a pod's GPUs without an incident: those in maintenance, the others, and their work. */
export const podWatts = (maintained: number, tflops: number) => ({
  maintained: maintained * WATTS.maintained,
  ready: (POD_GPUS - maintained) * WATTS.ready,
  work: tflops * WATTS.perTflops,
});

/**
 * Power of a pod in whole kilowatts. Incidents, which last less than a minute, take away only the work that they
 * prevent: cooling and conversion stay as they would be without them.
 */
function powerKw(pod: number, tflops: number, undisturbed: { tflops: number; maintained: number }): number {
  const { maintained, ready, work } = podWatts(undisturbed.maintained, undisturbed.tflops);
  const watts = (maintained + ready + work) * (POWER_USAGE[pod] as number);
  return floor((watts - (undisturbed.tflops - tflops) * WATTS.perTflops) / 1_000 + 0.5);
}

function totalOf(world: WorldName, moment: CyclePosition, outages: readonly Outage[], lowest: number): SiteTotal {
  const { tflops, rates, downs } = ratesWith(world, moment, outages, lowest);
  const undisturbed = undisturbedPods(world, moment);
  return {
    tflops,
    pods: undisturbed.map((quiet, pod) => ({
      tflops: rates[pod] as number,
      powerKw: powerKw(pod, rates[pod] as number, quiet),
      down: downs[pod] as number,
      taken: outages.slice(pod * racksPerPod, (pod + 1) * racksPerPod).reduce((sum, { taken }) => sum + taken, 0),
    })),
  };
}

export function cyclePosition(t: number, cycleDays: number): CyclePosition {
  const cycle = cycleDays * DAY_MS;
  return { at: t - floor(t / cycle) * cycle, cycle };
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
