import type { SurfaceKind } from '../../../../plot/surface/scene';
import { isEqual } from '../../../../sim/math/equality';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import { OTHER } from '../../inks';
import type { ForksState } from '../../sim';
import type { ForkRun } from '../../sim-runs';
import { type ForkSlice, forkSlice } from '../../sim-slice';
import { cutForkLine } from '../lines/line';
import type { VisibleWorld } from '../visible-world';
import { createDotted } from './dotted';
import type { Ghost } from './ghost';
import { outlineOf } from './other-outline';

/** Instant before every instant of a slice, as milliseconds from its start. */
const ALWAYS_MS = -1e6;

const ghostAlong = (fork: number, points: readonly number[], falls = Number.POSITIVE_INFINITY): Ghost => ({
  fork,
  light: OTHER.light,
  vetoed: ALWAYS_MS,
  falls,
  points,
});

/** A run of the other state's fork, and the instant from which it has a course of its own. */
interface OtherRun {
  readonly fork: number;
  readonly run: ForkRun;
  readonly leaves: number;
}

/** Runs of another world's slice that take another course than those of the slice shown. */
function otherRuns(slice: ForkSlice, otherSlice: ForkSlice): OtherRun[] {
  return otherSlice.forks.flatMap(({ runs }, fork) => {
    const own = slice.forks[fork]?.runs ?? [];
    return runs.flatMap((run) => {
      const same = own.find(({ from }) => from === run.from);
      if (same?.to === run.to && same.corr === run.corr) return [];
      return { fork, run, leaves: same ? Math.min(same.to, run.to) : run.from };
    });
  });
}

/** Runs of another instant's slice that an incident had cut by `now`, milliseconds from the start of that slice. */
function cutRuns(otherSlice: ForkSlice, now: number): OtherRun[] {
  return otherSlice.forks.flatMap(({ runs }, fork) =>
    runs.flatMap((run) =>
      run.corr !== null && run.to - otherSlice.start <= now ? { fork, run, leaves: run.from } : [],
    ),
  );
}

/**
 * Lines of the other state's slice at `now`, milliseconds from its start. Another world's forks leave the ones shown
 * where they take another course. Those of another instant have nothing in common with them: the outline of all, and
 * the forks that were cut.
 */
export function otherForks(slice: ForkSlice, otherSlice: ForkSlice, now: number): Ghost[] {
  const isSameSlice = slice.index === otherSlice.index;
  const runs = isSameSlice ? otherRuns(slice, otherSlice) : cutRuns(otherSlice, now);
  const lines = runs.map(({ fork, run, leaves }) => {
    const points = cutForkLine(otherSlice, fork, run);
    const first = points.findIndex((ms, i) => i % 2 === 0 && ms >= leaves - otherSlice.start);
    return ghostAlong(fork, points.slice(Math.max(first - 2, 0)), run.to - otherSlice.start);
  });
  return isSameSlice ? lines : [...outlineOf(otherSlice).map((points) => ghostAlong(-1, points)), ...lines];
}

/** Slices of the other state: its world, and by how many slices it is later. */
interface OtherSlices {
  readonly world: string;
  readonly later: number;
  /** Instant at which that state stays while time runs, milliseconds since the Unix epoch; undefined if it moves. */
  readonly stillAt: number | undefined;
}

const otherSlicesOf = (state: ForksState, other: ForksState | undefined, isStill: boolean): OtherSlices | undefined =>
  other && { world: other.world, later: other.slice - state.slice, stillAt: isStill ? other.ts : undefined };

/** The other state's forks as thin lines, so far as they differ from those shown. */
export function createOtherForks(kind: SurfaceKind) {
  let otherSlices: OtherSlices | undefined;
  let drawnAt = 0;
  let cutsDrawn = '';
  const otherOf = ({ index }: ForkSlice, { world, later }: OtherSlices) => forkSlice(world, Math.max(index + later, 0));
  /** Milliseconds of the other state from the start of its slice. */
  const nowIn = (slice: ForkSlice, { start }: ForkSlice, { stillAt }: OtherSlices) =>
    stillAt === undefined ? drawnAt - slice.start : stillAt - start;
  const { container, clear, layout, draw } = createDotted(kind, OTHER, 'other', (slice) => {
    if (!otherSlices) return [];
    const otherSlice = otherOf(slice, otherSlices);
    return otherForks(slice, otherSlice, nowIn(slice, otherSlice, otherSlices));
  });
  container.visible = false;

  return {
    container,
    layout,
    /**
     * Sets the compared states, and returns true if the drawing changes. `isOtherStill` is true if the other one stays
     * at its instant while time runs.
     */
    update(state: ForksState, other: ForksState | undefined, isOtherStill = false): boolean {
      const next = otherSlicesOf(state, other, isOtherStill);
      if (isEqual(next, otherSlices)) return false;
      otherSlices = next;
      container.visible = next !== undefined;
      clear();
      return true;
    },
    draw({ t, slices }: VisibleWorld): void {
      if (!otherSlices) return;
      drawnAt = t;
      // A fork of another instant is drawn as cut from its cut on.
      const running = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
      const other = running && otherOf(running, otherSlices);
      const cuts = other ? `${running.index} ${cutRuns(other, nowIn(running, other, otherSlices)).length}` : '';
      if (cuts !== cutsDrawn) clear();
      cutsDrawn = cuts;
      draw({ t, slices, flash: undefined });
    },
  };
}
