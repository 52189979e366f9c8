import { Container, Graphics } from 'pixi.js';
import type { UprightsMark } from '../../grammar/mark';
import { between } from '../../grammar/movement';
import { snapTo } from '../../grammar/snap';
import { UPRIGHT, uprightHalf } from '../../grammar/upright';
import { pooled } from '../kept';
import { createRules } from '../primitives/rules';
import type { MarkView } from './mark-view';

/** Width and height of a tip, in CSS px at scale 1. */
const TIP = { width: 9, height: 7 } as const;

function createUpright() {
  const rules = createRules();
  const tip = new Graphics();
  return { view: new Container({ children: [rules.view, tip] }), rules, tip };
}

/** Draws upright lines: each is drawn once and then only moved. */
export function createUprightsView(): MarkView<UprightsMark> {
  const view = new Container();
  const uprights = pooled(view, createUpright);
  return {
    view,
    take({ mark: { data, ink, tipped }, viewport, palette }) {
      const { scale } = viewport;
      uprights(data.length).forEach(({ rules, tip }, i) => {
        const { top: y, bottom } = data[i] as (typeof data)[number];
        const clear = UPRIGHT.clearing * scale;
        const height = bottom - y;
        rules.show(
          [
            { x: 0, y, width: UPRIGHT.line * scale + 2 * clear, height, ink: 'panel' },
            { x: clear, y, width: UPRIGHT.line * scale, height, ink },
          ],
          viewport,
          palette,
        );
        tip.clear();
        if (!tipped) return;
        const [middle, half] = [clear + (UPRIGHT.line / 2) * scale, (TIP.width / 2) * scale];
        const foot = bottom - TIP.height * scale;
        tip.poly([middle - half, foot, middle + half, foot, middle, bottom]).fill(palette[ink]);
      });
    },
    furthest: ({ mark: { data }, origins }) =>
      Math.max(0, ...data.map(({ x }, i) => Math.abs(x - (origins[i]?.x ?? x)))),
    move({ mark: { data, area }, origins, viewport: { scale, resolution } }, u) {
      const half = uprightHalf(scale);
      const snap = snapTo(resolution);
      uprights(data.length).forEach((upright, i) => {
        const { x } = data[i] as (typeof data)[number];
        const middle = Math.min(between(origins[i]?.x ?? x, x, u), area.x + area.width - half);
        upright.view.x = snap(middle - half);
      });
    },
  };
}
