import type { SurfaceKind } from '../../../../plot/surface/scene';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import { OTHER } from '../../inks';
import type { ForksState } from '../../sim';
import { type ForkSlice, forkSlice } from '../../sim-slice';
import { cutLine } from '../lines/line';
import type { VisibleWorld } from '../visible-world';
import { createDotted } from './dotted';
import type { Ghost } from './ghost';

/** Instant before every instant of a slice, as milliseconds from its start. */
const ALWAYS_MS = -1e6;

/** Runs that were cut in the other state's slice by `now`, each with its fork; see `otherCuts`. */
function cutRuns(slice: ForkSlice, otherSlice: ForkSlice, now: number) {
  return otherSlice.forks.flatMap(({ runs }, fork) => {
    const correlations = new Set(slice.forks[fork]?.runs.map(({ corr }) => corr));
    return runs
      .filter(({ corr, to }) => corr !== null && !correlations.has(corr) && to - otherSlice.start <= now)
      .map((run) => ({ fork, run }));
  });
}

/**
 * Forks that were cut in the other state's slice by `now`, milliseconds from its start, and not by the same incident in
 * the slice shown.
 */
export function otherCuts(slice: ForkSlice, otherSlice: ForkSlice, now: number): Ghost[] {
  return cutRuns(slice, otherSlice, now).map(({ fork, run }) => ({
    fork,
    light: OTHER.light,
    vetoed: ALWAYS_MS,
    falls: Number.POSITIVE_INFINITY,
    points: cutLine(otherSlice, fork, run),
  }));
}

/** Slices of the other state: its world, and by how many slices it is later. */
interface OtherSlices {
  readonly world: string;
  readonly later: number;
}

const otherSlicesOf = (state: ForksState, other: ForksState | undefined): OtherSlices | undefined =>
  other && { world: other.world, later: other.slice - state.slice };

/** Dotted forks that the other state has cut and this one has not. */
export function createOtherCuts(kind: SurfaceKind) {
  let otherSlices: OtherSlices | undefined;
  let drawnAt = 0;
  let cutsDrawn = '';
  /** Calls `read` with a slice, the other state's, and the instant drawn as milliseconds from the slice's start. */
  const inSlice = <T>(slice: ForkSlice, read: (...slices: Parameters<typeof cutRuns>) => readonly T[]) =>
    otherSlices
      ? read(slice, forkSlice(otherSlices.world, Math.max(slice.index + otherSlices.later, 0)), drawnAt - slice.start)
      : [];
  const { container, clear, layout, draw } = createDotted(kind, OTHER, 'other', (slice) => inSlice(slice, otherCuts));
  container.visible = false;

  return {
    container,
    layout,
    /** Sets the compared states, and returns true if the drawing changes. */
    update(state: ForksState, other: ForksState | undefined): boolean {
      const next = otherSlicesOf(state, other);
      if (next?.world === otherSlices?.world && next?.later === otherSlices?.later) return false;
      otherSlices = next;
      container.visible = next !== undefined;
      clear();
      return true;
    },
    draw({ t, slices }: VisibleWorld): void {
      if (!otherSlices) return;
      drawnAt = t;
      // A fork is drawn as cut from its cut on: until then the other state judged it too.
      const running = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
      const cuts = running ? `${running.index} ${inSlice(running, cutRuns).length}` : '';
      if (cuts !== cutsDrawn) clear();
      cutsDrawn = cuts;
      draw({ t, slices, flash: undefined });
    },
  };
}
