import { Container } from 'pixi.js';
import type { Viewport } from '../../plot/grammar/viewport';
import type { SurfaceKind } from '../../plot/surface/scene';
import type { Palette } from '../../theme/palette';
import { OTHER } from './inks';
import type { ForksState } from './sim';
import { type ForkSlice, forkSlice } from './sim-slice';
import { dotsAlong, type Ghost } from './stage-ghosts-dots';
import { createDotsGraphics } from './stage-ghosts-graphics';
import { createDotsMesh } from './stage-ghosts-mesh';
import { type ForksLayout, placeAt } from './stage-layout';
import { cutLine } from './stage-lines';
import { VIEWS } from './stage-slices';

/** Before every instant of a slice. */
const ALWAYS_MS = -1e6;

/** The forks that were cut in a slice of another state, and not by the same incident in the slice shown. */
function cutsOf(slice: ForkSlice, otherSlice: ForkSlice): Ghost[] {
  return otherSlice.forks.flatMap(({ runs }, fork) => {
    const correlations = new Set(slice.forks[fork]?.runs.map(({ corr }) => corr));
    return runs
      .filter(({ corr }) => corr !== null && !correlations.has(corr))
      .map((run) => ({
        fork,
        light: 1,
        vetoed: ALWAYS_MS,
        falls: Number.POSITIVE_INFINITY,
        points: cutLine(otherSlice, fork, run),
      }));
  });
}

/** What decides which cuts of another state are drawn into a slice: its world, and how many slices later they are. */
export const comparisonOf = (state: ForksState | undefined, other: ForksState | undefined): string | undefined =>
  state && other && `${other.seed} ${other.slice - state.slice}`;

/** The forks that another state has cut and this one has not, dotted. */
export function createOtherCuts(kind: SurfaceKind) {
  const view = new Container({ label: 'compared' });
  const slots = Array.from({ length: VIEWS }, () => ({
    dots: kind === 'webgl' ? createDotsMesh(OTHER) : createDotsGraphics(OTHER),
    key: '',
  }));
  view.addChild(...slots.map(({ dots }) => dots.view));
  let geometry: { layout: ForksLayout; viewport: Viewport } | undefined;

  return {
    view,
    layout(layout: ForksLayout, viewport: Viewport, palette: Palette): void {
      geometry = { layout, viewport };
      for (const slot of slots) {
        slot.dots.layout(layout.map, viewport, palette);
        slot.key = '';
      }
    },
    /** Draws them into these slices as they are at `t`. */
    draw(state: ForksState, other: ForksState | undefined, slices: readonly ForkSlice[], t: number): void {
      view.visible = other !== undefined;
      if (!geometry || !other) return;
      const { layout, viewport } = geometry;
      slots.forEach((slot, i) => {
        const slice = slices.find(({ index, start }) => index % VIEWS === i && start <= t);
        slot.dots.view.visible = slice !== undefined;
        if (!slice) return;
        const index = Math.max(slice.index + other.slice - state.slice, 0);
        const key = `${state.seed} ${slice.index} ${other.seed} ${index}`;
        if (slot.key !== key) {
          slot.key = key;
          slot.dots.load(
            dotsAlong(cutsOf(slice, forkSlice(other.seed, index)), layout.map, OTHER.pitch * viewport.scale),
          );
        }
        const { x, y } = placeAt(layout.map, slice.start - t, 0);
        slot.dots.draw({ x, y, now: t - slice.start, selected: null }, viewport.resolution);
      });
    },
  };
}
