import { Container } from 'pixi.js';
import type { DrawingArea } from '../../../plot/grammar/viewport';
import type { SurfaceKind } from '../../../plot/surface/scene';
import type { WorldName } from '../../../sim/math/seed-of';
import { SLICE_MS } from '../../../sim/world/cores/scenario';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { drillMachine } from '../../../sim/world/machines/drills';
import type { Palette } from '../../../theme/palette';
import { GHOST } from '../inks';
import { bestAt, type ForkSlice } from '../sim-slice';
import { createDotted } from './dots/dotted';
import { ghostsIn } from './dots/ghost';
import { createSliceGraphics } from './lines/graphics';
import { linesOf } from './lines/line';
import { createSliceMesh } from './lines/mesh';
import type { LinesLook, SliceView } from './lines/view';
import type { BundleArea } from './map';
import { createSlots } from './slots';
import { createTern } from './tern';
import { createVetoWords } from './veto';
import { slicePlacement, type VisibleWorld } from './visible-world';

/** Real milliseconds between two drawings without a GPU, where each takes the processor up to 100. */
export const SLOWLY_MS = 1_000;

/** Viewport, palette and options of a bundle. */
export interface BundleLayout extends DrawingArea {
  readonly area: BundleArea;
  /**
   * Single incident to draw: only its ghosts, even if it cut no fork, no lines of vetoes, and Tern only if no other
   * machine is involved.
   */
  readonly focus?: Incident | undefined;
  /** Palette of a slice, if it differs. */
  readonly paletteOf?: (slice: ForkSlice) => Palette;
}

export interface BundleMarks extends Pick<LinesLook, 'fed' | 'foreseen'> {
  readonly selected: Incident | undefined;
  /** True if a new veto gets its words. */
  readonly announces: boolean;
  readonly pointedIn: (slice: ForkSlice) => number | null;
  readonly topsOf: (slice: ForkSlice) => readonly number[];
  /** Hold of the world's brake, 0 to 1; 0 if absent. */
  readonly hold?: number;
  /** True if another state is drawn in the ink of prevented futures, which then give way. */
  readonly isCompared?: boolean;
}

/**
 * Common part of the forks' drawings: the visible slices, the futures that their vetoes prevented, Tern at now, and the
 * words of a new veto.
 */
export function createBundle(kind: SurfaceKind) {
  let arrangement: BundleLayout | undefined;
  let world: WorldName = '';
  const ghosts = createDotted(kind, GHOST, 'ghosts', (slice) =>
    arrangement ? ghostsIn(world, slice, arrangement.focus, arrangement.area.ends[1]) : [],
  );
  const tern = createTern(kind);
  const veto = createVetoWords(kind);
  const slots = createSlots(kind === 'webgl' ? createSliceMesh : createSliceGraphics, (drawn, slice) => {
    lay(drawn, slice);
    drawn.load(linesOf(world, slice).filter((line) => !arrangement?.focus || line.kind !== 'veto'));
  });
  const back = new Container();
  back.addChild(...slots.views.map(({ lines }) => lines), ghosts.container);
  const front = new Container();
  front.addChild(veto.container, ...slots.views.map(({ dots }) => dots));

  function lay(drawn: SliceView, slice: ForkSlice): void {
    if (!arrangement) return;
    const { area, viewport, palette, paletteOf } = arrangement;
    drawn.layout({ ...area, viewport }, paletteOf?.(slice) ?? palette);
  }

  return {
    /** From back to front; each drawing's own marks stand between the two. */
    back,
    tern: tern.container,
    front,
    layout(layout: BundleLayout): void {
      if (layout.focus?.id !== arrangement?.focus?.id) slots.clear();
      arrangement = layout;
      const { area, viewport, palette } = layout;
      slots.each(lay);
      ghosts.layout(area.map, viewport, palette);
      tern.layout(area.map, viewport, palette);
      veto.layout(area, viewport, palette);
    },
    draw(
      visible: VisibleWorld,
      { selected, announces, fed, foreseen, pointedIn, topsOf, hold = 0, isCompared = false }: BundleMarks,
    ): void {
      if (!arrangement) return;
      const { area, viewport } = arrangement;
      const { t } = visible;
      world = visible.world;
      slots.draw(visible.slices, ({ lines, dots, draw }, slice) => {
        lines.visible = slice !== undefined;
        dots.visible = slice !== undefined && slice.start <= t && t < slice.start + SLICE_MS;
        if (!slice) return;
        const moment = slicePlacement(slice, visible, area.map, selected);
        const [best, pointed, tops] = [bestAt(slice, t), pointedIn(slice), topsOf(slice)];
        draw({ ...moment, best, pointed, fed, foreseen, tops }, viewport.resolution);
      });
      ghosts.container.visible = !isCompared;
      if (!isCompared) ghosts.draw(visible, selected);
      tern.container.visible = !arrangement.focus || (drillMachine(world, arrangement.focus) ?? 'tern') === 'tern';
      tern.draw(visible, hold);
      veto.draw(world, announces ? visible.answered : undefined, visible.flash, isCompared);
    },
  };
}
