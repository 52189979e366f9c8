import { Graphics } from 'pixi.js';
import type { Palette } from '../../../theme/palette';
import { DISC_RADIUS } from '../../../theme/shape';
import { POINT_CORNERS, type PointInk } from '../../grammar/point';
import type { Rect } from '../../grammar/rect';
import { grownTo, NOWHERE, type PointPlaces, type Points } from './point';

/** Points for Pixi's canvas renderer, which draws custom meshes blank. */
export function createPointsGraphics(count: number, inks: readonly PointInk[]): Points {
  const container = new Graphics({ label: 'points' });
  let current: PointPlaces | undefined;
  let geometry: { area: Rect; half: number; palette: Palette; growth: number } | undefined;

  return {
    container,
    layout(area, half, _viewport, palette, growth = 0) {
      geometry = { area, half, palette, growth };
    },
    update(next) {
      current = next;
    },
    slide(by) {
      container.clear();
      if (!geometry || !current) return;
      const { area, half: most, palette, growth } = geometry;
      const places = current;
      inks.forEach(({ colour, shape }, ink) => {
        let drawn = false;
        for (let point = 0; point < count; point++) {
          const along = (places.x[point] ?? NOWHERE) - by;
          if (places.ink[point] !== ink || along < 0 || along > 1) continue;
          const half = most * grownTo(along, growth);
          const x = area.x + along * area.width;
          const y = area.y + (places.y[point] as number) * area.height;
          if (shape === 'disc') container.circle(x, y, half * DISC_RADIUS);
          else container.poly(POINT_CORNERS[shape].flatMap(([cx, cy]) => [x + cx * half, y + cy * half]));
          drawn = true;
        }
        if (drawn) container.fill(palette[colour]);
      });
    },
  };
}
