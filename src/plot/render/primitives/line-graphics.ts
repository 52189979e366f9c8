import { Graphics } from 'pixi.js';
import type { LineStyle } from '../../grammar/line-style';
import { dashesOf, footAt, type Line } from './polyline';

/** A line for Pixi's canvas renderer, which draws custom meshes blank. */
export function createLineGraphics({ ink, width, dash, area }: LineStyle): Line {
  const container = new Graphics({ label: 'line' });
  let color = 0;
  let scale = 1;

  function path(points: ArrayLike<number>): void {
    container.moveTo(points[0] as number, points[1] as number);
    for (let i = 2; i + 1 < points.length; i += 2) container.lineTo(points[i] as number, points[i + 1] as number);
  }

  return {
    container,
    layout(viewport, palette) {
      color = palette[ink];
      scale = viewport.scale;
    },
    move(x) {
      container.x = x;
    },
    update(points, foot = 0) {
      container.clear();
      if (points.length < 4) return;
      const [x = 0, y = 0] = points;
      const lastX = points.at(-2) as number;
      if (area !== undefined) {
        path(points);
        for (let i = points.length / 2 - 1; i >= 0; i--) container.lineTo(points[2 * i] as number, footAt(foot, i));
        container.closePath().fill({ color, alpha: area });
      }
      if (points.length === 4 && x === lastX && y === points[3]) {
        container.circle(x, y, (width * scale) / 2).fill(color);
        return;
      }
      const stroke = { color, width: width * scale, join: 'round' } as const;
      if (!dash) {
        path(points);
        container.stroke({ ...stroke, cap: 'round' });
        return;
      }
      const stretches = dashesOf(points, [dash[0] * scale, dash[1] * scale]);
      for (const stretch of stretches) path(stretch);
      if (stretches.length > 0) container.stroke({ ...stroke, cap: 'butt' });
    },
  };
}
