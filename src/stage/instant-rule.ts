import { Graphics } from 'pixi.js';
import type { Palette } from '../theme/palette';
import type { Rect } from './marks/cell';
import type { Viewport } from './scene';

/** Thickness in CSS px at scale 1. */
const LINE = 1;

/** An upright rule through one or more strips of time that are as wide as each other. Moving it costs nothing. */
export interface InstantRule {
  readonly view: Graphics;
  /** The strips, in CSS px. */
  layout(strips: readonly Rect[], viewport: Viewport, palette: Palette): void;
  /** Stands at a share of the strips' width, 0 to 1; hidden where it is undefined or outside. */
  place(share: number | undefined): void;
}

export function createInstantRule(): InstantRule {
  const view = new Graphics({ visible: false });
  let width = 0;
  let resolution = 1;
  return {
    view,
    layout(strips, viewport, palette) {
      resolution = viewport.resolution;
      width = strips[0]?.width ?? 0;
      const thick = Math.max(Math.round(LINE * viewport.scale * resolution), 1) / resolution;
      view.clear();
      for (const { x, y, height } of strips) view.rect(x, y, thick, height).fill(palette.focus);
    },
    place(share) {
      view.visible = share !== undefined && share >= 0 && share <= 1;
      view.x = Math.round((share ?? 0) * width * resolution) / resolution;
    },
  };
}
