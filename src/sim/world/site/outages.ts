import { cacheLast } from '../../math/cache-last';
import { cacheSequence } from '../../math/cache-sequence';
import { floor } from '../../math/math';
import { type Stream, stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { DAY_MS, MINUTE_MS } from '../../words/time';
import type { Incident } from '../incidents/incidents';
import { outageOf } from '../incidents/interlocks';
import { racksReached } from '../incidents/reach';
import { PAIR_GPUS, PODS, TOPOLOGY } from '../topology';
import type { CyclePosition } from './cycle-load';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const RACKS = PODS.length * racksPerPod;
/** Duration of a GPU's maintenance, milliseconds. */
const MAINTENANCE_MS = DAY_MS / 12;
/** Probabilities that a rack has one GPU out, and a second. */
const MAINTENANCE_CHANCES = [0.3, 0.05] as const;

/** GPUs of a rack that are down, and for which incident. */
export interface Outage {
  /** Indices of its GPUs that are down, 0 to 71, ascending. */
  readonly down: readonly number[];
  /** Number of those that incidents have down; the rest is in maintenance. */
  readonly taken: number;
  /** Number of those that would work if no incident had them down. */
  readonly lost: number;
  /** Correlation id of the newest incident that has GPUs of it down, if any. */
  readonly corr: string | null;
}

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
export function maintainedAt(world: WorldName, moment: CyclePosition): Outage[] {
  const { rounds, maintenance } = openSite(world);
  return rounds.map((_, rack) => maintenance(maintenanceBlock(world, moment, rack).block)[rack] as Outage);
}

/** Pair of trays of its rack that an incident takes first, 0 to 8: heat begins at the hot end, with the topmost. */
const firstPair = (world: WorldName, incident: Incident): number =>
  outageOf(incident) === 'hot' ? 0 : openSite(world).draws.int(gpusPerRack / PAIR_GPUS, incident.n, -1);

/** Pairs of neighbouring trays, 1 to 18, that an incident takes in its own rack at its onset. */
export const trayPairsOf = (world: WorldName, incident: Incident): (readonly [number, number])[] =>
  Array.from({ length: incident.severity }, (_, i) => {
    const pair = (firstPair(world, incident) + i) % (gpusPerRack / PAIR_GPUS);
    return [2 * pair + 1, 2 * pair + 2];
  });

/** GPUs of each rack, pod after pod, that incidents have down at `t`: whole pairs of trays. */
function takenAt(world: WorldName, t: number, incidents: readonly Incident[]) {
  const racks = new Map<number, { readonly gpus: Set<number>; corr: string }>();
  for (const incident of incidents) {
    const first = firstPair(world, incident) * PAIR_GPUS;
    for (const { rack, pairs } of racksReached(world, incident, t)) {
      const number = incident.pod * racksPerPod + rack;
      const { gpus } = racks.get(number) ?? { gpus: new Set<number>() };
      for (let i = 0; i < pairs * PAIR_GPUS; i++) gpus.add((first + i) % gpusPerRack);
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
export function downIn(outages: readonly Outage[], pod: number): number {
  let down = 0;
  for (let rack = 0; rack < racksPerPod; rack++) down += (outages[pod * racksPerPod + rack] as Outage).down.length;
  return down;
}
