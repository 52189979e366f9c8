import { Container, Graphics } from 'pixi.js';
import { snapTo } from '../../../../plot/grammar/snap';
import { monoWidth } from '../../../../plot/grammar/type';
import type { Viewport } from '../../../../plot/grammar/viewport';
import { createLabels } from '../../../../plot/render/primitives/labels';
import type { SurfaceKind } from '../../../../plot/surface/scene';
import type { WorldName } from '../../../../sim/math/seed-of';
import type { Palette } from '../../../../theme/palette';
import { hairline } from '../map';
import { createNowWords, WIDEST } from '../now-words';
import type { ForksLayout } from './layout';

/**
 * Line at now, and beside it the words for what a veto has just saved, or the time until the next veto or the watchdog.
 */
export function createNow(kind: SurfaceKind) {
  const container = new Container();
  const line = new Graphics();
  const labels = createLabels<'words' | 'time'>(kind);
  container.addChild(line, labels.container);
  let upright = false;
  const wordsAt = createNowWords();

  return {
    container,
    layout(
      { map, size, gap, field, line: height, column, head, to }: ForksLayout,
      viewport: Viewport,
      palette: Palette,
    ): void {
      const snap = snapTo(viewport.resolution);
      const thick = hairline(viewport);
      const at = snap(map.now);
      const look = { size, font: 'mono', ink: 'text' } as const;
      line.clear();
      if (map.upright) {
        // In the column at the left the words take two lines; other words pass behind them.
        const top = snap(at - 2 * height - gap / 2);
        line.rect(0, top - gap / 2, field.x, at - top + gap / 2).fill(palette.panel);
        line.rect(0, at, viewport.width, thick).fill(palette.focus);
        const first = { ...look, x: column, y: top, weight: '400' } as const;
        const second = { ...look, x: column, y: top + height, weight: '500' } as const;
        labels.layout({ words: first, time: second }, viewport, palette);
      } else {
        line.rect(at, 0, thick, field.y + field.height).fill(palette.focus);
        const long = monoWidth(WIDEST.length, size);
        const x = at + gap + long <= to ? at + gap : at - gap - long;
        labels.layout({ words: { ...look, x, y: head, weight: '500' } }, viewport, palette);
      }
      upright = map.upright;
    },
    draw(world: WorldName, t: number): void {
      const [words, time] = wordsAt(world, t);
      labels.set('words', upright ? words : `${words} ${time}`.trim());
      labels.set('time', time);
    },
  };
}
