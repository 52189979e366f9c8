import { clamp, lerp, smooth, smoothCubic } from '../../../../sim/math/math';
import { phaseStart, SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { ForkRun } from '../../sim-runs';
import { FORKS, type ForkSlice, PATH_MS, type SliceFork } from '../../sim-slice';

/** Places on either side of the live line. */
const SIDE = FORKS / 2;
/** Height of the innermost fork; the outermost is at 1. */
const INNERMOST = 0.085;
/** Milliseconds in which a fork comes to its height: the innermost, and what the outermost takes more. */
const RISE_MS = { innermost: 9_000, more: 8_000 } as const;
/** How much lower the bundle would be at its ends than at its fullest, without its rise and its return. */
const BULGE = 0.5;
/**
 * Full movement of a fork by its core's utilisation, and how little of it the outermost keeps, so that the outline is
 * calm.
 */
const MOVEMENT = { most: 0.075, outermost: 0.25 } as const;
/** Utilisation about which a fork moves, and the distance from it that moves it all the way; per cent. */
const UTILISATION = { middle: 76, reach: 28 } as const;

/** How far out a fork is, 0 to 1, and on which side of the live line: -1 above, 1 below. */
export function rankPlace({ rank }: SliceFork): { out: number; side: -1 | 1 } {
  const above = rank < SIDE;
  return { out: (above ? SIDE - 1 - rank : rank - SIDE) / (SIDE - 1), side: above ? -1 : 1 };
}

/** A smooth curve through the points of a fork's path at `t`, as a share of its full movement, -1 to 1. */
function movementAt({ path }: ForkSlice, index: number, { from, to }: ForkRun, t: number): number {
  const cellOf = (at: number) => Math.floor((at - path.from) / PATH_MS);
  const cell = cellOf(t);
  const u = (t - path.from) / PATH_MS - cell;
  // What the core does before and after its run is not the fork's.
  const [first, last] = [cellOf(from) + 1, cellOf(to)];
  const at = (i: number) => path.readings[clamp(i, first, Math.max(last, first))]?.[index] ?? UTILISATION.middle;
  const [a, b, c, d] = [at(cell - 1), at(cell), at(cell + 1), at(cell + 2)];
  const value = b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
  return clamp((value - UTILISATION.middle) / UTILISATION.reach, -1, 1);
}

/** Height of a fork while it is judged, at `t` in its run. */
function judgedAt(slice: ForkSlice, index: number, run: ForkRun, t: number): number {
  const { out, side } = rankPlace(slice.forks[index] as SliceFork);
  const risen = smooth(clamp((t - run.from) / (RISE_MS.innermost + RISE_MS.more * out), 0, 1));
  const first = phaseStart('fork');
  const through = (2 * (t - slice.start - first)) / (SLICE_MS - first) - 1;
  const bulge = 1 - BULGE * through * through;
  const calm = lerp(1, MOVEMENT.outermost, out * out * out);
  const movement = MOVEMENT.most * calm * movementAt(slice, index, run, t);
  return side * risen * (lerp(INNERMOST, 1, out) * bulge - movement);
}

/**
 * Height of a fork at `t` in its run, up to `back`: -1 at the top of the bundle, 0 on the live line, 1 at its bottom.
 */
export function heightAt(slice: ForkSlice, index: number, run: ForkRun, t: number): number {
  if (t <= run.to) return judgedAt(slice, index, run, t);
  const u = clamp((t - run.to) / (run.back - run.to), 0, 1);
  // A cut fork falls from where it was; one that ends with its slice winds back from its way.
  if (run.corr !== null) return judgedAt(slice, index, run, run.to) * (1 - u * u);
  return judgedAt(slice, index, run, t) * (1 - smoothCubic(u));
}

/** The run of a fork that `t` falls in, if any. */
export const runAt = ({ runs }: SliceFork, t: number): ForkRun | undefined =>
  runs.find(({ from, back }) => from <= t && t <= back);
