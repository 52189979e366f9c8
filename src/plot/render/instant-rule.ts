import { Graphics } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { Rect } from '../grammar/rect';
import { snapTo } from '../grammar/snap';
import type { Viewport } from '../grammar/viewport';

/** Thickness in CSS px at scale 1. */
const LINE = 1;

/** A vertical rule through one or more timelines of equal width. Moving it is free. */
export interface InstantRule {
  readonly container: Graphics;
  /** Sets the timelines' areas, in CSS px. */
  layout(strips: readonly Rect[], viewport: Viewport, palette: Palette): void;
  /** Places the rule at a share of their width, 0 to 1; hides it if undefined or out of range. */
  place(share: number | undefined): void;
}

export function createInstantRule(): InstantRule {
  const container = new Graphics({ label: 'instant', visible: false });
  let width = 0;
  let resolution = 1;
  return {
    container,
    layout(strips, viewport, palette) {
      resolution = viewport.resolution;
      width = strips[0]?.width ?? 0;
      const thick = Math.max(Math.round(LINE * viewport.scale * resolution), 1) / resolution;
      container.clear();
      for (const { x, y, height } of strips) container.rect(x, y, thick, height).fill(palette.focus);
    },
    place(share) {
      container.visible = share !== undefined && share >= 0 && share <= 1;
      container.x = snapTo(resolution)((share ?? 0) * width);
    },
  };
}
