import { Container } from 'pixi.js';
import type { Viewport } from '../../plot/grammar/viewport';
import type { SurfaceKind } from '../../plot/surface/scene';
import type { WorldName } from '../../sim/math/seed-of';
import type { Incident } from '../../sim/world/incidents';
import { SLICE_MS } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import { GHOST } from './inks';
import type { ForkSlice } from './sim-slice';
import { dotsAlong, ghostsOf } from './stage-ghosts-dots';
import { createDotsGraphics } from './stage-ghosts-graphics';
import { createDotsMesh } from './stage-ghosts-mesh';
import { type ForksLayout, placeAt } from './stage-layout';
import { marksIn } from './stage-lines';
import type { VetoFlash } from './stage-motion';
import { VIEWS } from './stage-slices';

/** The room of the drawing, as the forks have it. */
type Room = Pick<ForksLayout, 'map' | 'ends'>;

/** What the vetoes that are seen prevented. */
export function createGhosts(kind: SurfaceKind) {
  const view = new Container({ label: 'ghosts' });
  const slots = Array.from({ length: VIEWS }, () => ({
    dots: kind === 'webgl' ? createDotsMesh() : createDotsGraphics(),
    slice: undefined as ForkSlice | undefined,
  }));
  view.addChild(...slots.map(({ dots }) => dots.view));
  let geometry: { layout: Room; viewport: Viewport; only: Incident | undefined } | undefined;

  /** The dots of a slice, for all of its vetoes that have come or will. */
  function dotsOf(world: WorldName, slice: ForkSlice, { map, ends }: Room, scale: number): Float32Array {
    const only = geometry?.only?.id;
    const vetoes =
      only === undefined
        ? marksIn(slice)
        : slice.vetoes.filter(({ id, vetoed }) => id === only && vetoed >= slice.start);
    const ghosts = vetoes.flatMap((incident) => (incident.watchdog ? [] : ghostsOf(world, slice, incident, ends[1])));
    return dotsAlong(ghosts, map, GHOST.pitch * scale);
  }

  return {
    view,
    /** `only`: the one incident whose ghosts are drawn, even if it cut no fork; undefined for those of all that did. */
    layout(layout: Room, viewport: Viewport, palette: Palette, only?: Incident): void {
      geometry = { layout, viewport, only };
      for (const slot of slots) {
        slot.dots.layout(layout.map, viewport, palette);
        slot.slice = undefined;
      }
    },
    /** Draws the ghosts of these slices of `world` as they are at `t`. */
    draw(
      world: WorldName,
      slices: readonly ForkSlice[],
      t: number,
      selected: Incident | undefined,
      flash?: Pick<VetoFlash, 'vetoed' | 'light'>,
    ): void {
      if (!geometry) return;
      const { layout, viewport } = geometry;
      slots.forEach((slot, i) => {
        const slice = slices.find(({ index, start }) => index % VIEWS === i && start <= t);
        const visible = slice !== undefined && t - slice.start < 2 * SLICE_MS + layout.map.before;
        if (slot.dots.view.visible !== visible) slot.dots.view.visible = visible;
        if (!visible) return;
        if (slot.slice !== slice) {
          slot.slice = slice;
          slot.dots.load(dotsOf(world, slice, layout, viewport.scale));
        }
        const { x, y } = placeAt(layout.map, slice.start - t, 0);
        const chosen = selected ? selected.vetoed - slice.start : null;
        const answer = flash && { at: flash.vetoed - slice.start, light: flash.light };
        slot.dots.draw({ x, y, now: t - slice.start, selected: chosen, flash: answer }, viewport.resolution);
      });
    },
  };
}
