import { Container, Graphics } from 'pixi.js';
import type { UprightsMark } from '../mark';
import { createRules, type Rules } from '../marks/rules';
import { between } from '../movement';
import { snapTo } from '../snap';
import { UPRIGHT, uprightHalf } from '../upright';
import type { MarkView, Port } from './mark-view';

/** Width and height of a tip. CSS px at scale 1. */
const TIP = { width: 9, height: 7 } as const;

/** Upright lines: each is drawn once and then only moved. */
export function createUprightsView(): MarkView<UprightsMark> {
  const view = new Container();
  const lines: { readonly rules: Rules; readonly tip: Graphics }[] = [];
  let shown: { mark: UprightsMark; origins: UprightsMark['data']; port: Port } | undefined;

  return {
    view,
    show(mark, origins, port) {
      shown = { mark, origins, port };
      const { viewport, palette } = port;
      const { scale } = viewport;
      while (lines.length < mark.data.length) {
        const line = { rules: createRules(), tip: new Graphics() };
        lines.push(line);
        view.addChild(line.rules.view, line.tip);
      }
      mark.data.forEach(({ top: y, bottom }, i) => {
        const { rules, tip } = lines[i] as (typeof lines)[number];
        const clear = UPRIGHT.clearing * scale;
        const height = bottom - y;
        rules.show(
          [
            { x: 0, y, width: UPRIGHT.line * scale + 2 * clear, height, ink: 'panel' },
            { x: clear, y, width: UPRIGHT.line * scale, height, ink: mark.ink },
          ],
          viewport,
          palette,
        );
        tip.clear();
        if (!mark.tipped) return;
        const [middle, half] = [clear + (UPRIGHT.line / 2) * scale, (TIP.width / 2) * scale];
        const foot = bottom - TIP.height * scale;
        tip.poly([middle - half, foot, middle + half, foot, middle, bottom]).fill(palette[mark.ink]);
      });
      return Math.max(0, ...mark.data.map(({ x }, i) => Math.abs(x - (origins[i]?.x ?? x))));
    },
    draw({ u }) {
      if (!shown) return;
      const { mark, origins, port } = shown;
      const { scale, resolution } = port.viewport;
      const half = uprightHalf(scale);
      const snap = snapTo(resolution);
      mark.data.forEach(({ x }, i) => {
        const { rules, tip } = lines[i] as (typeof lines)[number];
        const middle = Math.min(between(origins[i]?.x ?? x, x, u), mark.area.x + mark.area.width - half);
        rules.view.x = tip.x = snap(middle - half);
      });
    },
  };
}
