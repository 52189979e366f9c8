import { Container } from 'pixi.js';
import type { Viewport } from '../../../../plot/grammar/viewport';
import type { SurfaceKind } from '../../../../plot/surface/scene';
import type { Incident } from '../../../../sim/world/incidents/incidents';
import type { Palette } from '../../../../theme/palette';
import type { DotInk } from '../../inks';
import type { ForkSlice } from '../../sim-slice';
import type { TimeMap } from '../map';
import { createSlots } from '../slots';
import { slicePlacement, type VisibleWorld } from '../visible-world';
import { dotsAlong } from './dots';
import type { Ghost } from './ghost';
import { createDotsGraphics } from './graphics';
import { createDotsMesh } from './mesh';

/** Dotted lines in the visible slices that have begun. `linesIn` gives those of a slice. */
export function createDotted(
  kind: SurfaceKind,
  ink: DotInk,
  label: string,
  linesIn: (slice: ForkSlice) => readonly Ghost[],
) {
  const create = kind === 'webgl' ? createDotsMesh : createDotsGraphics;
  let arrangement: { map: TimeMap; viewport: Viewport } | undefined;
  const slots = createSlots(
    () => create(ink),
    (dots, slice) => {
      if (arrangement) dots.load(dotsAlong(linesIn(slice), arrangement.map, ink.pitch * arrangement.viewport.scale));
    },
  );
  const container = new Container({ label });
  container.addChild(...slots.views.map((dots) => dots.container));

  return {
    container,
    clear: slots.clear,
    layout(map: TimeMap, viewport: Viewport, palette: Palette): void {
      arrangement = { map, viewport };
      for (const dots of slots.views) dots.layout(map, viewport, palette);
      slots.clear();
    },
    draw(visible: Pick<VisibleWorld, 't' | 'slices' | 'flash'>, selected?: Incident): void {
      if (!arrangement) return;
      const { map, viewport } = arrangement;
      const begun = visible.slices.filter(({ start }) => start <= visible.t);
      slots.draw(begun, (dots, slice) => {
        dots.container.visible = slice !== undefined;
        if (slice) dots.draw(slicePlacement(slice, visible, map, selected), viewport.resolution);
      });
    },
  };
}
