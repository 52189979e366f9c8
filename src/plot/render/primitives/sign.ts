import { Container, Graphics } from 'pixi.js';
import type { Palette } from '../../../theme/palette';
import { insetCorners } from '../../../theme/shape';
import type { ColourName } from '../../../theme/tokens';
import type { SignTone } from '../../grammar/mark';
import type { Rect } from '../../grammar/rect';
import type { Viewport } from '../../grammar/viewport';
import type { SurfaceKind } from '../../surface/scene';

/** Side of the box in which the shapes are given, as in the page's own status marks. */
const BOX = 16;
const CIRCLE_RADIUS = 6;
const TRIANGLE = { top: [8, 2], right: [15, 14], left: [1, 14] } as const;
const SQUARE = { from: 2, side: 12 } as const;
const CROSS = { from: 5, to: 11 } as const;
const STROKE = 2;

/**
 * Layers of a slanting edge: grown by `grow` buffer pixels, with an opacity of `alpha`. Pixi does not smooth shapes in
 * WebGL; three layers give an edge three steps. Canvas2D smooths by itself.
 */
const EDGES: Record<SurfaceKind, readonly { readonly grow: number; readonly alpha: number }[]> = {
  webgl: [
    { grow: 1 / 3, alpha: 1 / 3 },
    { grow: 0, alpha: 1 / 2 },
    { grow: -1 / 3, alpha: 1 },
  ],
  canvas: [{ grow: 0, alpha: 1 }],
};

/** The sign of a tone: a disc for `ok`, a triangle for `warn`, a square with a cross for `fault`. */
export interface Sign {
  readonly container: Container;
  /** Places the sign. `cross` is the ink of the square and its cross. */
  layout(box: Rect, cross: ColourName, viewport: Viewport, palette: Palette): void;
  show(tone: SignTone): void;
}

export function createSign(kind: SurfaceKind): Sign {
  const disc = new Graphics();
  const crossed = new Graphics();
  const triangle = new Graphics();
  const container = new Container({ children: [disc, triangle, crossed] });
  return {
    container,
    layout({ x, y, width }, cross, { resolution }, palette) {
      const unit = width / BOX;
      const whole = (px: number) => Math.max(Math.floor(px * resolution), 1) / resolution;
      container.position.set(x, y);
      disc.clear();
      triangle.clear();
      crossed.clear();
      for (const { grow, alpha } of EDGES[kind]) {
        const more = grow / resolution;
        disc.circle(width / 2, width / 2, CIRCLE_RADIUS * unit + more).fill({ color: palette.ok, alpha });
        const corners = insetCorners([TRIANGLE.top, TRIANGLE.right, TRIANGLE.left], -more / unit);
        triangle.poly(corners.flat().map((at) => at * unit)).fill({ color: palette.warn, alpha });
        crossed
          .moveTo(CROSS.from * unit, CROSS.from * unit)
          .lineTo(CROSS.to * unit, CROSS.to * unit)
          .moveTo(CROSS.to * unit, CROSS.from * unit)
          .lineTo(CROSS.from * unit, CROSS.to * unit)
          .stroke({ color: palette[cross], width: STROKE * unit + 2 * more, alpha });
      }
      const from = whole((SQUARE.from - STROKE / 2) * unit);
      const side = width - 2 * from;
      crossed.rect(from, from, side, side).stroke({ color: palette[cross], width: whole(STROKE * unit), alignment: 1 });
    },
    show(tone) {
      disc.visible = tone === 'ok';
      triangle.visible = tone === 'warn';
      crossed.visible = tone === 'fault';
    },
  };
}
