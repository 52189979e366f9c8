import { clamp, lerp, smooth } from '../../../../sim/math/math';
import type { WorldName } from '../../../../sim/math/seed-of';
import { type Incident, withoutVeto } from '../../../../sim/world/incidents/incidents';
import { socketReachedAt } from '../../../../sim/world/incidents/reach';
import { GHOST } from '../../inks';
import type { ForkRun } from '../../sim-runs';
import { type ForkSlice, type SliceFork, unvetoedSlice } from '../../sim-slice';
import { heightAt, rankPlace } from '../lines/heights';

/** Milliseconds between the points of a ghost, and the points in which it falls. */
const STEP_MS = 650;
const FALL_STEPS = 16;
/**
 * Milliseconds in which a fork that an incident has reached swings all the way out, at least: slowly to begin with,
 * until the watchdog ends it.
 */
const SWING_MS = 7_000;
/**
 * Heights of the innermost and of the outermost fork of a bundle, and to what share of the drawing's ends they swing.
 */
const INNER = { from: 0.085, to: 0.7 } as const;
const OUTER = { from: 1, to: 0.985 } as const;

/** A fork as it would have gone on if no interlock had vetoed the incident. */
export interface Ghost {
  /** Index of its fork. */
  readonly fork: number;
  /** 1 in the socket that the veto rolled back, GHOST.light in those that it saved. */
  readonly light: number;
  /** Milliseconds from the slice's start to the veto that prevented it. */
  readonly vetoed: number;
  /** Milliseconds from the slice's start from which on it falls or winds back. */
  readonly falls: number;
  /** Milliseconds from the slice's start and height, in turn. It begins where it leaves what happened. */
  readonly points: readonly number[];
}

/** A fork that an incident has reached: instants in milliseconds since the Unix epoch. */
interface Reached {
  readonly run: ForkRun;
  /** When it leaves what happened, when the watchdog ends the incident, and when it is back on the live line. */
  readonly leaves: number;
  readonly ends: number;
  readonly back: number;
}

/** Height of a fork at `t`: as in the world without the veto, and further out the longer none comes. */
function ghostHeight(slice: ForkSlice, fork: number, reached: Reached, end: number, t: number): number {
  const { run, leaves, ends, back } = reached;
  const { out, side } = rankPlace(slice.forks[fork] as SliceFork);
  const room = lerp(INNER.to * end - INNER.from, OUTER.to * end - OUTER.from, out);
  const until = Math.min(t, run.to);
  const u = clamp((until - leaves) / Math.max(Math.min(ends, run.to) - leaves, SWING_MS), 0, 1);
  const swing = side * room * u * Math.sqrt(u);
  const fall = 1 - smooth(clamp((t - run.to) / (back - run.to), 0, 1));
  // One that ends with its slice winds back from its way; one that the watchdog ends falls from where it was.
  if (run.corr === null) return heightAt(slice, fork, run, t) + swing * fall;
  return (heightAt(slice, fork, run, until) + swing) * fall;
}

function pointsOf(slice: ForkSlice, fork: number, reached: Reached, end: number): number[] {
  const { run, leaves, back } = reached;
  const points: number[] = [];
  const add = (t: number) => points.push(t - slice.start, ghostHeight(slice, fork, reached, end, t));
  for (let t = leaves; t < run.to; t += STEP_MS) add(t);
  for (let step = 0; step <= FALL_STEPS; step++) add(run.to + ((back - run.to) * step) / FALL_STEPS);
  return points;
}

/**
 * What the veto of an incident prevented in a slice: each fork that the incident would have reached, from where it
 * leaves what happened to where it is back on the live line, once the pod’s watchdog has ended the incident and the
 * site has recovered. `end`: height, as of the forks, at which the drawing ends.
 */
export function ghostsOf(world: WorldName, slice: ForkSlice, incident: Incident, end: number): Ghost[] {
  const never = withoutVeto(world, incident);
  const other = unvetoedSlice(world, slice.index, incident);
  return other.forks.flatMap(({ socket, runs }, fork) => {
    const reached = socketReachedAt(world, never, socket);
    if (reached === undefined) return [];
    const leaves = Math.max(reached, incident.vetoed);
    const light = socket === incident.socket ? 1 : GHOST.light;
    return runs
      .filter(({ from, to }) => to > leaves && from < never.vetoed)
      .map((run) => ({
        fork,
        light,
        vetoed: incident.vetoed - slice.start,
        falls: run.to - slice.start,
        points: pointsOf(
          other,
          fork,
          {
            run,
            leaves: Math.max(leaves, run.from),
            ends: never.vetoed,
            back: run.corr === null ? run.back : never.recovered,
          },
          end,
        ),
      }));
  });
}

/**
 * What the vetoes of a slice prevented, also those that will come: of all that leave marks or, where an incident is
 * told, of that one alone, even if it cut no fork.
 */
export function ghostsIn(world: WorldName, slice: ForkSlice, told: Incident | undefined, end: number): Ghost[] {
  const isTold = ({ id, vetoed }: Incident) => id === told?.id && vetoed >= slice.start;
  const vetoes = told ? slice.vetoes.filter(isTold) : slice.marks;
  return vetoes.flatMap((incident) => (incident.watchdog ? [] : ghostsOf(world, slice, incident, end)));
}
