import { Container } from 'pixi.js';
import { spread } from '../../stage/axis';
import { createLabels } from '../../stage/marks/labels';
import { createLine } from '../../stage/marks/line';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { LINE_HEIGHT } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { LINES } from './inks';
import { SAMPLES, type UtilisationState } from './sim';
import { pxPerMs, type UtilisationLayout } from './stage-layout';

/** The lines from back to front, and their names where they end. */
const SERIES = [
  { of: 'sandbox', name: 'Sandboxes' },
  { of: 'core', name: 'Cores' },
] as const;
/** Room between the two names with their values, in ems. */
const BLOCK_GAP_EM = 0.4;

/** The two lines, whose newest point stands at x = 0 of `view`; their names and newest values, which stand still, in `ends`. */
export function createLines(kind: SurfaceKind) {
  const view = new Container();
  const ends = new Container();
  const series = SERIES.map(({ of, name }) => ({
    of,
    name,
    line: createLine(kind, SAMPLES, LINES[of]),
    end: createLabels(),
    points: new Float32Array(SAMPLES * 2),
  }));
  view.addChild(...series.map(({ line }) => line.view));
  ends.addChild(...series.map(({ end }) => end.view));

  return {
    view,
    ends,
    layout({ plot, size, scale }: UtilisationLayout, viewport: Viewport, palette: Palette): void {
      const text = { x: 0, y: 0, size } as const;
      for (const { of, name, line, end } of series) {
        line.layout({ ...viewport, scale }, palette, plot.y + plot.height);
        const value = { ...text, y: size * LINE_HEIGHT, font: 'mono', weight: '500', ink: LINES[of].ink } as const;
        end.layout([{ ...text, font: 'sans', weight: '500', ink: 'muted' }, value], viewport, palette);
        end.set(0, name);
      }
    },
    update({ ts, samples }: UtilisationState, layout: UtilisationLayout, { resolution }: Viewport): void {
      const { plot, namesX, size } = layout;
      const pace = pxPerMs(layout);
      const height = (percent: number) => plot.y + plot.height * (1 - percent / 100);
      for (const { of, line, points } of series) {
        samples.forEach((sample, i) => {
          points[2 * i] = (sample.ts - ts) * pace;
          points[2 * i + 1] = height(sample[of]);
        });
        line.update(points);
      }
      const snap = (px: number) => Math.round(px * resolution) / resolution;
      const block = 2 * size * LINE_HEIGHT;
      const newest = SERIES.map(({ of }) => samples.at(-1)?.[of] ?? 0);
      const first = plot.y + block / 2 - size / 2;
      const middles = spread(newest.map(height), block + size * BLOCK_GAP_EM, first, plot.y + plot.height - block / 2);
      series.forEach(({ end }, i) => {
        end.set(1, `${(newest[i] as number).toFixed(1)} %`);
        end.view.position.set(snap(namesX), snap((middles[i] as number) - block / 2));
      });
    },
  };
}
