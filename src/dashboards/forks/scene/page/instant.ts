import { Graphics } from 'pixi.js';
import { snapTo } from '../../../../plot/grammar/snap';
import type { Viewport } from '../../../../plot/grammar/viewport';
import type { Palette } from '../../../../theme/palette';
import { hairline, mapPoint } from '../map';
import type { ForksLayout } from './layout';

/** Rule across time at an instant pointed at elsewhere. */
export function createInstantLine() {
  const container = new Graphics({ visible: false });
  let arrangement: { layout: ForksLayout; resolution: number } | undefined;
  return {
    container,
    layout(layout: ForksLayout, viewport: Viewport, palette: Palette): void {
      arrangement = { layout, resolution: viewport.resolution };
      const { map, field } = layout;
      const thick = hairline(viewport);
      container.clear();
      if (map.upright) container.rect(field.x, 0, field.width, thick).fill(palette.focus);
      else container.rect(0, field.y, thick, field.height).fill(palette.focus);
    },
    draw(instant: number | undefined, t: number): void {
      container.visible = instant !== undefined;
      if (!arrangement || instant === undefined) return;
      const { map } = arrangement.layout;
      const { x, y } = mapPoint(map, instant - t, 0);
      const snap = snapTo(arrangement.resolution);
      container.position.set(map.upright ? 0 : snap(x), map.upright ? snap(y) : 0);
    },
  };
}
