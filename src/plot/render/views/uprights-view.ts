import { Container } from 'pixi.js';
import type { UprightsMark } from '../../grammar/mark';
import { interpolate } from '../../grammar/movement';
import { snapTo } from '../../grammar/snap';
import { UPRIGHT, uprightHalf } from '../../grammar/upright';
import { createRules } from '../primitives/rules';
import { createPartPool } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Draws upright lines: each is drawn once and then only moved. */
export function createUprightsView(): MarkView<UprightsMark> {
  const container = new Container();
  const uprights = createPartPool(container, createRules);
  return {
    container,
    take({ mark: { data, ink }, viewport, palette }) {
      const { scale } = viewport;
      uprights(data.length).forEach((upright, i) => {
        const { top: y, bottom } = data[i] as (typeof data)[number];
        const clear = UPRIGHT.clearing * scale;
        const height = bottom - y;
        upright.show(
          [
            { x: 0, y, width: UPRIGHT.line * scale + 2 * clear, height, ink: 'panel' },
            { x: clear, y, width: UPRIGHT.line * scale, height, ink },
          ],
          viewport,
          palette,
        );
      });
    },
    furthest: ({ mark: { data }, origins }) =>
      Math.max(0, ...data.map(({ x }, i) => Math.abs(x - (origins[i]?.x ?? x)))),
    move({ mark: { data, area }, origins, viewport: { scale, resolution } }, u) {
      const half = uprightHalf(scale);
      const snap = snapTo(resolution);
      uprights(data.length).forEach((upright, i) => {
        const { x } = data[i] as (typeof data)[number];
        const middle = Math.min(interpolate(origins[i]?.x ?? x, x, u), area.x + area.width - half);
        upright.container.x = snap(middle - half);
      });
    },
  };
}
