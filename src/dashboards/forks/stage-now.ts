import { Container, Graphics } from 'pixi.js';
import { countdown } from '../../sim/words/units';
import { nextRollback } from '../../sim/world/incidents';
import { createLabels } from '../../stage/marks/labels';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { monoWidth } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import type { ForksLayout } from './stage-layout';

const WORDS = 'next veto in';

/** The line at now, and beside it how long it is until the next veto. */
export function createNow(kind: SurfaceKind) {
  const view = new Container();
  const line = new Graphics();
  const labels = createLabels(kind);
  view.addChild(line, labels.view);
  let upright = false;
  let known: { seed: string; from: number; vetoed: number } | undefined;

  return {
    view,
    layout(
      { map, size, gap, field, line: height, column, head, to }: ForksLayout,
      viewport: Viewport,
      palette: Palette,
    ): void {
      const { resolution, scale } = viewport;
      const snap = (px: number) => Math.round(px * resolution) / resolution;
      const thick = Math.max(snap(scale), 1 / resolution);
      const at = snap(map.now);
      const look = { size, font: 'mono', ink: 'text' } as const;
      line.clear();
      if (map.upright) {
        // In the column at the left, in two lines; other words pass behind them.
        const top = snap(at - 2 * height - gap / 2);
        line.rect(0, top - gap / 2, field.x, at - top + gap / 2).fill(palette.panel);
        line.rect(0, at, viewport.width, thick).fill(palette.focus);
        const lines = [
          { ...look, x: column, y: top, weight: '400' } as const,
          { ...look, x: column, y: top + height, weight: '500' } as const,
        ];
        labels.layout(lines, viewport, palette);
      } else {
        line.rect(at, 0, thick, field.y + field.height).fill(palette.focus);
        const long = monoWidth(`${WORDS} ${countdown(0, 0)}`.length, size);
        const x = at + gap + long <= to ? at + gap : at - gap - long;
        labels.layout([{ ...look, x, y: head, weight: '500' }], viewport, palette);
      }
      upright = map.upright;
      if (upright) labels.set(0, WORDS);
    },
    draw(seed: string, t: number): void {
      if (!known || known.seed !== seed || t < known.from || t >= known.vetoed) {
        known = { seed, from: t, vetoed: nextRollback(seed, t).vetoed };
      }
      const time = countdown(t, known.vetoed);
      if (upright) labels.set(1, time);
      else labels.set(0, `${WORDS} ${time}`);
    },
  };
}
