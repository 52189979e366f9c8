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

/**
 * Forks that were cut in the other state's slice by `now`, milliseconds from its start, and not by the same incident in
 * the slice shown.
 */
export function otherCuts(slice: ForkSlice, otherSlice: ForkSlice, now: number): Ghost[] {
  return otherSlice.forks.flatMap(({ runs }, fork) => {
    const correlations = new Set(slice.forks[fork]?.runs.map(({ corr }) => corr));
    return runs
      .filter(({ corr, to }) => corr !== null && !correlations.has(corr) && to - otherSlice.start <= now)
      .map((run) => ({
        fork,
        light: OTHER.light,
        vetoed: ALWAYS_MS,
        falls: Number.POSITIVE_INFINITY,
        points: cutLine(otherSlice, fork, run),
      }));
  });
}

/** Slices of the other state: its world, and by how many slices it is later. */
interface Comparison {
  readonly world: string;
  readonly later: number;
}

const comparisonOf = (state: ForksState, other: ForksState | undefined): Comparison | undefined =>
  other && { world: other.world, later: other.slice - state.slice };

/** Dotted forks that the other state has cut and this one has not. */
export function createOtherCuts(kind: SurfaceKind) {
  let comparison: Comparison | undefined;
  let drawnAt = 0;
  let cutsDrawn = '';
  const cutsIn = (slice: ForkSlice): Ghost[] => {
    if (!comparison) return [];
    const otherSlice = forkSlice(comparison.world, Math.max(slice.index + comparison.later, 0));
    return otherCuts(slice, otherSlice, drawnAt - slice.start);
  };
  const { view, clear, layout, draw } = createDotted(kind, OTHER, 'compared', cutsIn);
  view.visible = false;

  return {
    view,
    layout,
    /** Sets the compared states, and returns true if the drawing changes. */
    update(state: ForksState, other: ForksState | undefined): boolean {
      const next = comparisonOf(state, other);
      if (next?.world === comparison?.world && next?.later === comparison?.later) return false;
      comparison = next;
      view.visible = next !== undefined;
      clear();
      return true;
    },
    draw({ t, slices }: VisibleWorld): void {
      if (!comparison) return;
      drawnAt = t;
      // A fork is drawn as cut from its cut on: until then the other state judged it too.
      const running = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
      const cuts = running ? `${running.index} ${cutsIn(running).length}` : '';
      if (cuts !== cutsDrawn) clear();
      cutsDrawn = cuts;
      draw({ t, slices, flash: undefined });
    },
  };
}
