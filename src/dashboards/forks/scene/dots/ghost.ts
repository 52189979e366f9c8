import { clamp, lerp, smooth } from '../../../../sim/math/math';
import type { WorldName } from '../../../../sim/math/seed-of';
import { type Incident, withoutVeto } from '../../../../sim/world/incidents/incidents';
import { socketReachedAt } from '../../../../sim/world/incidents/reach';
import { GHOST } from '../../inks';
import type { ForkRun } from '../../sim-runs';
import { type ForkSlice, type SliceFork, unvetoedSlice } from '../../sim-slice';
import { heightAt, rankPlace } from '../lines/heights';

/** Milliseconds between the points of a ghost. */
const STEP_MS = 650;
/** Points in which a ghost falls. */
const FALL_STEPS = 16;
/**
 * Least milliseconds in which a fork that an incident has reached swings all the way out: slowly at first, until the
 * watchdog ends it.
 */
const SWING_MS = 7_000;
/** Swing of the innermost fork: from its height in the bundle, 0 to 1, to a share of the drawing's ends. */
const INNER = { from: 0.085, to: 0.7 } as const;
/** Swing of the outermost fork, likewise. */
const OUTER = { from: 1, to: 0.985 } as const;

/** Ghost: a fork as it would have gone on if no interlock had vetoed the incident. */
export interface Ghost {
  /** Index of its fork. */
  readonly fork: number;
  /** Light: 1 in the socket that the veto rolled back, GHOST.light in those that it saved. */
  readonly light: number;
  /** Milliseconds from the slice's start to the veto that prevented it. */
  readonly vetoed: number;
  /** Milliseconds from the slice's start to the moment at which it begins to fall or wind back. */
  readonly falls: number;
  /** Milliseconds from the slice's start and height, alternating. It begins where it leaves the actual course. */
  readonly points: readonly number[];
}

/** Fork that an incident has reached: instants in milliseconds since the Unix epoch. */
interface Reached {
  readonly run: ForkRun;
  /** Instant at which it leaves the actual course. */
  readonly leaves: number;
  /** Instant at which the watchdog ends the incident. */
  readonly ends: number;
  /** Instant at which it is back on the live line. */
  readonly back: number;
}

/** Height of a ghost at `t`: as in the world without the veto, and further out the longer no veto comes. */
function ghostHeight(slice: ForkSlice, fork: number, reached: Reached, end: number, t: number): number {
  const { run, leaves, ends, back } = reached;
  const { out, side } = rankPlace(slice.forks[fork] as SliceFork);
  const room = lerp(INNER.to * end - INNER.from, OUTER.to * end - OUTER.from, out);
  const until = Math.min(t, run.to);
  const u = clamp((until - leaves) / Math.max(Math.min(ends, run.to) - leaves, SWING_MS), 0, 1);
  const swing = side * room * u * Math.sqrt(u);
  const fall = 1 - smooth(clamp((t - run.to) / (back - run.to), 0, 1));
  // A ghost that ends with its slice winds back along its way; one that the watchdog ends falls from where it was.
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
 * Futures in a slice that the veto of an incident prevented: each fork that the incident would have reached, from where
 * it leaves the actual course to its return to the live line, after the pod’s watchdog has ended the incident and the
 * site has recovered. `end` is the height, in the unit of the forks, at which the drawing ends.
 */
export function ghostsOf(world: WorldName, slice: ForkSlice, incident: Incident, end: number): Ghost[] {
  const never = withoutVeto(world, incident);
  const other = unvetoedSlice(world, slice.index, incident);
  return other.forks.flatMap(({ socket, runs }, fork) => {
    const reached = socketReachedAt(world, never, socket);
    if (reached === undefined) return [];
    const leaves = Math.max(reached, incident.ended);
    const light = socket === incident.socket ? 1 : GHOST.light;
    return runs
      .filter(({ from, to }) => to > leaves && from < never.ended)
      .map((run) => ({
        fork,
        light,
        vetoed: incident.ended - slice.start,
        falls: run.to - slice.start,
        points: pointsOf(
          other,
          fork,
          {
            run,
            leaves: Math.max(leaves, run.from),
            ends: never.ended,
            back: run.corr === null ? run.back : never.recovered,
          },
          end,
        ),
      }));
  });
}

/**
 * Futures that the vetoes of a slice prevent, later vetoes included: of all that leave marks or, if one incident is
 * told, of that one alone, even if it cut no fork.
 */
export function ghostsIn(world: WorldName, slice: ForkSlice, focus: Incident | undefined, end: number): Ghost[] {
  const isFocus = ({ id, ended }: Incident) => id === focus?.id && ended >= slice.start;
  const vetoes = focus ? slice.vetoes.filter(isFocus) : slice.marks;
  return vetoes.flatMap((incident) => (incident.watchdog ? [] : ghostsOf(world, slice, incident, end)));
}
