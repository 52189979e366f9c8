import { Graphics } from 'pixi.js';
import { isEqual } from '../../../sim/math/equality';
import type { Palette } from '../../../theme/palette';
import type { ColourName } from '../../../theme/tokens';
import type { Rect } from '../../grammar/rect';
import type { Viewport } from '../../grammar/viewport';

/** Thickness of the outline in CSS px at scale 1. */
const LINE = 2;

/** A rectangular frame that marks a part of a drawing. */
export interface Outline {
  readonly container: Graphics;
  /** Frames a rectangle in CSS px, or hides the frame if undefined; free if it is the same. */
  show(rect: Rect | undefined, viewport: Viewport, palette: Palette): void;
}

/** Creates a frame: in `focus` for the inspected sample, in other inks for anything else. */
export function createOutline(ink: ColourName = 'focus'): Outline {
  const container = new Graphics({ label: 'outline' });
  let drawn: unknown;
  return {
    container,
    show(rect, { scale }, palette) {
      const next = rect && [rect, scale, palette[ink]];
      if (isEqual(next, drawn)) return;
      drawn = next;
      container.clear();
      if (!rect) return;
      container
        .rect(rect.x, rect.y, rect.width, rect.height)
        .stroke({ color: palette[ink], width: LINE * scale, alignment: 1 });
    },
  };
}
