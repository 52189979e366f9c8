import { floor, lerp, min } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import type { WorldName } from '../../sim/math/seed-of';
import { SLICE_MS } from '../../sim/world/cores/scenario';
import { openIncidents } from '../../sim/world/incidents/incidents';
import { reachesLane } from '../../sim/world/incidents/reach';
import { TOPOLOGY } from '../../sim/world/topology';

export const LANES = TOPOLOGY.lanes;
/** Batches in the mesh when a slice begins. */
export const OPENING_BATCHES = 24;
/** Most batches that the mesh holds, checked by a test. */
export const MAX_BATCHES = 140;
/** Batches shown a lane; the others of the lane are dots, and advance like these. */
export const SHOWN_PER_LANE = 14;
/** Milliseconds between readings. */
export const CADENCE_MS = 200;
/** Quality, in per cent, below which a batch is degraded. */
export const DEGRADED_BELOW = 70;

/** Stages of a batch, in order. */
export const STAGES = ['INGEST', 'SCHEDULE', 'EXEC', 'COMMIT'] as const;
/** Share of its life at which each stage begins. */
export const STAGE_STARTS = [0, 0.16, 0.34, 0.86] as const;
/** Classes of batches, each drawn with a shape of its own. */
export const CLASSES = ['VECTOR', 'TENSOR', 'SCAN', 'PAYLOAD'] as const;

/** Milliseconds before a slice in which its opening batches arrive. */
const OPENING_MS = 6_000;
/** Milliseconds of a slice in which batches go on arriving. */
const ARRIVING_MS = 76_500;
/** Mean milliseconds from one arrival to the next. */
const ARRIVAL_MS = 225;
/** Milliseconds of a slice in which lives grow longer. */
const GROWING_MS = 46_000;
/** Batches of a slice, the opening ones included. */
export const SLICE_BATCHES = OPENING_BATCHES + ARRIVING_MS / ARRIVAL_MS;
/**
 * Shortest and longest life of a batch, in milliseconds, that arrives when a slice begins and after GROWING_MS. The
 * longest, at one arrival in 225 ms, keeps the mesh below its most.
 */
const LIFE_MS = { first: [7_000, 11_000], last: [24_000, 30_500] } as const;
/** Milliseconds before a slice's end in which batches that it would cut off commit at random. */
export const DRAIN_MS = 9_000;
/** Chance that a batch is degraded without an incident on its lane. */
export const DEGRADED_CHANCE = 0.18;
/** Lowest and highest quality, in per cent, of degraded batches and of others. */
export const QUALITY = { degraded: [31, DEGRADED_BELOW - 1], normal: [82, 100] } as const;

/** Batch of work in the mesh at a reading. */
export interface Batch {
  /** `b-` and its number since the Unix epoch in base 36. */
  readonly id: string;
  readonly stage: (typeof STAGES)[number];
  readonly cls: (typeof CLASSES)[number];
  /** Whole per cent, 0 to 100; degraded below 70. */
  readonly quality: number;
  /** Milliseconds in the mesh at the reading, from 0 to below `life`. */
  readonly ms: number;
  /** Arrival, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Number of its lane, 0 to 3. */
  readonly lane: number;
  /** Milliseconds from arrival to the end of COMMIT. */
  readonly life: number;
}

/** Lane of the mesh at a reading. */
export interface Lane {
  readonly lane: number;
  /** Batches in the lane. */
  readonly active: number;
  /** Degraded batches among them. */
  readonly degraded: number;
  /** Number of batches that wait because 14 are shown. */
  readonly beyond: number;
  /** Mean quality of the lane's batches, whole per cent; 100 if it is empty. */
  readonly quality: number;
  /** Correlation id of the newest incident that degrades the lane, if any. */
  readonly corr: string | null;
}

/** State of the mesh: its lanes and all batches in them. */
export interface MeshState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  readonly lanes: readonly Lane[];
  /** All batches in the mesh, in order of arrival. */
  readonly batches: readonly Batch[];
}

/** True if a batch's quality, or the mean of a lane's, is a degraded one. */
export const isDegraded = ({ quality }: Pick<Batch, 'quality'>) => quality < DEGRADED_BELOW;

/** The stage of a batch that has lived for `share` of its life, 0 to 1. */
export function stageAt(share: number): Batch['stage'] {
  return STAGES[STAGE_STARTS.findLastIndex((start) => share >= start)] ?? 'INGEST';
}

/** Arrival and life of a batch, with the terms of the life. */
interface Timing {
  readonly ts: number;
  readonly life: number;
  /** Shortest life of a batch that arrives then, milliseconds. */
  readonly shortest: number;
  /** Longest life, likewise. */
  readonly longest: number;
  /** Milliseconds before its slice's end at which it commits, if that would cut it off. */
  readonly cut?: number;
  /** Milliseconds from its arrival to the end of the slice, if that would cut it off. */
  readonly left?: number;
}

/** Arrival and life of batch `j` of the slice that begins at `start`. It has left the mesh when the slice ends. */
function timing(unit: (channel: number) => number, j: number, start: number): Timing {
  if (j < OPENING_BATCHES) {
    const ts = start - OPENING_MS + floor(((j + unit(0)) * OPENING_MS) / OPENING_BATCHES);
    const [shortest, longest] = LIFE_MS.first;
    return { ts, life: floor(lerp(shortest, longest, unit(1))), shortest, longest };
  }
  const since = (j - OPENING_BATCHES + unit(0)) * ARRIVAL_MS;
  const through = min(1, since / GROWING_MS);
  const shortest = lerp(LIFE_MS.first[0], LIFE_MS.last[0], through);
  const longest = lerp(LIFE_MS.first[1], LIFE_MS.last[1], through);
  // After the millisecond in which the slice opens, which belongs to the opening batches.
  const ts = start + 1 + floor(since);
  const life = floor(lerp(shortest, longest, unit(1)));
  const left = start + SLICE_MS - ts;
  if (life < left) return { ts, life, shortest, longest };
  const cut = floor(unit(2) * DRAIN_MS);
  return { ts, life: left - cut, shortest, longest, cut, left };
}

/** Arrival and life of batch number `n`. */
export function timingOf(world: WorldName, n: number): Timing {
  const draws = stream(world, 'mesh/batch');
  const index = floor(n / SLICE_BATCHES);
  return timing((channel) => draws.unit(n, channel), n - index * SLICE_BATCHES, index * SLICE_MS);
}

const whole = ([lowest, highest]: readonly [number, number], u: number) => floor(lowest + (highest - lowest + 1) * u);

/** Batches of slice `index` that are in the mesh at `t`. */
function inSlice(world: WorldName, index: number, t: number, affected: readonly (string | null)[]): Batch[] {
  const draws = stream(world, 'mesh/batch');
  const qualities = stream(world, 'mesh/quality');
  const start = index * SLICE_MS;
  const batches: Batch[] = [];
  for (let j = 0; j < SLICE_BATCHES; j++) {
    const n = index * SLICE_BATCHES + j;
    const { ts, life } = timing((channel) => draws.unit(n, channel), j, start);
    const ms = t - ts;
    if (ms < 0) break;
    if (ms >= life) continue;
    const lane = draws.int(LANES, n, 3);
    const degraded = affected[lane] || qualities.chance(DEGRADED_CHANCE, n);
    batches.push({
      id: `b-${n.toString(36)}`,
      stage: stageAt(ms / life),
      cls: CLASSES[draws.int(CLASSES.length, n, 4)] as Batch['cls'],
      quality: whole(degraded ? QUALITY.degraded : QUALITY.normal, qualities.unit(n, 1)),
      ms,
      ts,
      lane,
      life,
    });
  }
  return batches;
}

/** Mesh at the newest reading at or before `t`. */
export function meshAt(world: WorldName, t: number): MeshState {
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  const open = openIncidents(world, ts);
  const affected = Array.from(
    { length: LANES },
    (_, lane) => open.findLast((incident) => reachesLane(world, incident, lane, ts))?.id ?? null,
  );
  const index = floor(ts / SLICE_MS);
  const batches = [...inSlice(world, index, ts, affected), ...inSlice(world, index + 1, ts, affected)];
  const lanes = affected.map((corr, lane) => {
    const laneBatches = batches.filter((batch) => batch.lane === lane);
    const sum = laneBatches.reduce((total, { quality }) => total + quality, 0);
    return {
      lane,
      active: laneBatches.length,
      degraded: laneBatches.filter(isDegraded).length,
      beyond: laneBatches.length > SHOWN_PER_LANE ? laneBatches.length - SHOWN_PER_LANE : 0,
      quality: laneBatches.length > 0 ? floor(sum / laneBatches.length + 0.5) : 100,
      corr,
    };
  });
  return { ts, lanes, batches };
}

/** Batches of a lane, those furthest ahead first. */
export const batchesOf = ({ batches }: MeshState, lane: number): readonly Batch[] =>
  batches.filter((batch) => batch.lane === lane).sort((a, b) => b.ms / b.life - a.ms / a.life);

/** Batches of a lane that are shown: those furthest ahead. */
export const drawnBatches = (state: MeshState, lane: number): readonly Batch[] =>
  batchesOf(state, lane).slice(0, SHOWN_PER_LANE);
