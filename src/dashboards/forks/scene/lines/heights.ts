import { clamp, lerp, smooth, smoothCubic } from '../../../../sim/math/math';
import { phaseStart, SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { ForkRun } from '../../sim-runs';
import { FORKS, type ForkSlice, PATH_MS, type SliceFork } from '../../sim-slice';

/** Milliseconds between the points of a line. */
export const LINE_STEP_MS = 650;

/** Ranks on either side of the live line. */
const SIDE = FORKS / 2;
/** Height of the innermost fork; the outermost is at 1. */
const INNERMOST = 0.085;
/**
 * Milliseconds in which a fork rises to its height: those of the innermost, and the additional ones of the outermost.
 */
const RISE_MS = { innermost: 9_000, more: 8_000 } as const;
/**
 * Bulge of the bundle: how much lower its ends would be than its middle, without its rise and its return: 0 is a
 * ribbon, 1 a spindle.
 */
const BULGE = 0.5;
/**
 * Largest movement of a fork by its core's utilisation, and the share of it that the outermost keeps, so that the
 * outline is calm. Larger, and forks cross; smaller, and they run side by side like wires.
 */
const MOVEMENT = { most: 0.075, outermost: 0.25 } as const;
/** Utilisation at which a fork does not move, and the distance from it of the largest movement; per cent. */
const UTILISATION = { middle: 76, reach: 28 } as const;

/** Place of a fork: distance from the live line, 0 to 1, and its side: -1 above, 1 below. */
export function rankPlace({ rank }: SliceFork): { out: number; side: -1 | 1 } {
  const above = rank < SIDE;
  return { out: (above ? SIDE - 1 - rank : rank - SIDE) / (SIDE - 1), side: above ? -1 : 1 };
}

/** Smooth curve through the points of a fork's path at `t`, as a share of its largest movement, -1 to 1. */
function movementAt({ path }: ForkSlice, index: number, { from, to }: ForkRun, t: number): number {
  const cellOf = (at: number) => Math.floor((at - path.from) / PATH_MS);
  const cell = cellOf(t);
  const u = (t - path.from) / PATH_MS - cell;
  // The core's work before and after its run is not the fork's.
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
  // A cut fork falls from where it was; one that ends with its slice winds back along its way.
  if (run.corr !== null) return judgedAt(slice, index, run, run.to) * (1 - u * u);
  return judgedAt(slice, index, run, t) * (1 - smoothCubic(u));
}

/** Run of a fork into which `t` falls, if any. */
export const runAt = ({ runs }: SliceFork, t: number): ForkRun | undefined =>
  runs.find(({ from, back }) => from <= t && t <= back);
