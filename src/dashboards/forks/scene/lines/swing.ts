import { clamp, lerp, smooth } from '../../../../sim/math/math';
import type { WorldName } from '../../../../sim/math/seed-of';
import { type Incident, unvetoedIncidents, withoutVeto } from '../../../../sim/world/incidents/incidents';
import { socketReachedAt } from '../../../../sim/world/incidents/reach';
import type { ForkRun } from '../../sim-runs';
import type { ForkSlice, SliceFork } from '../../sim-slice';
import { BUNDLE } from '../map';
import { heightAt, LINE_STEP_MS, rankPlace } from './heights';

/** Points in which it falls. */
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

/** Course of a fork that an incident has reached and no veto has cut in time. */
export interface Swing {
  /** Index of its fork. */
  readonly fork: number;
  readonly run: ForkRun;
  /** True in the incident's own socket. */
  readonly isOwn: boolean;
  /** Milliseconds from the slice's start and height, alternating. It begins where it leaves the fork's own course. */
  readonly points: readonly number[];
}

/** Fork that an incident has reached: instants in milliseconds since the Unix epoch. */
interface Reached {
  readonly run: ForkRun;
  /** Instant at which it leaves its own course. */
  readonly leaves: number;
  /** Instant at which the watchdog ends the incident. */
  readonly ends: number;
  /** Instant at which it is back on the live line. */
  readonly back: number;
}

/** Height of a swing at `t`: further out the longer no veto comes. */
function swingHeight(slice: ForkSlice, fork: number, reached: Reached, end: number, t: number): number {
  const { run, leaves, ends, back } = reached;
  const { out, side } = rankPlace(slice.forks[fork] as SliceFork);
  const room = lerp(INNER.to * end - INNER.from, OUTER.to * end - OUTER.from, out);
  const until = Math.min(t, run.to);
  const whole = run.corr === null ? Math.min(ends, run.to) : ends;
  const u = clamp((until - leaves) / Math.max(whole - leaves, SWING_MS), 0, 1);
  const swing = side * room * u * Math.sqrt(u);
  const fall = 1 - smooth(clamp((t - run.to) / (back - run.to), 0, 1));
  // One that ends with its slice winds back along its way; one that is cut falls from where it was.
  if (run.corr === null) return heightAt(slice, fork, run, t) + swing * fall;
  return (heightAt(slice, fork, run, until) + swing) * fall;
}

function pointsOf(slice: ForkSlice, fork: number, reached: Reached, end: number): number[] {
  const { run, leaves, back } = reached;
  const points: number[] = [];
  const add = (t: number) => points.push(t - slice.start, swingHeight(slice, fork, reached, end, t));
  for (let t = leaves; t < run.to; t += LINE_STEP_MS) add(t);
  for (let step = 0; step <= FALL_STEPS; step++) add(run.to + ((back - run.to) * step) / FALL_STEPS);
  return points;
}

/**
 * Swings in a slice of the forks that an incident reaches from `due` on, the instant of the veto that does not come:
 * each to its return to the live line, after the site has recovered. The slice and the incident are of one world. `end`
 * is the height, in the unit of the forks, at which the drawing ends.
 */
export function swingsOf(world: WorldName, slice: ForkSlice, incident: Incident, due: number, end: number): Swing[] {
  const { ended: ends } = withoutVeto(world, incident);
  return slice.forks.flatMap(({ socket, runs }, fork) => {
    const reached = socketReachedAt(world, incident, socket);
    if (reached === undefined) return [];
    const from = Math.max(reached, due);
    return runs
      .filter((run) => run.to > from && run.from < incident.ended)
      .map((run) => {
        const leaves = Math.max(from, run.from);
        const back = run.corr === null ? run.back : incident.recovered;
        const points = pointsOf(slice, fork, { run, leaves, ends, back }, end);
        return { fork, run, isOwn: socket === incident.socket, points };
      });
  });
}

/** Swings in a slice of a fork of the world: of each incident whose veto has not come when it was due. */
export const wildIn = (world: WorldName, slice: ForkSlice): Swing[] =>
  unvetoedIncidents(world).flatMap((incident) =>
    incident.missedVeto === undefined ? [] : swingsOf(world, slice, incident, incident.missedVeto, 1 / BUNDLE),
  );

/** Instants in a slice of a fork of the world at which a veto was due that leaves a mark later, or never comes. */
export const missedVetoes = ({ marks }: ForkSlice): number[] => marks.flatMap(({ missedVeto }) => missedVeto ?? []);
