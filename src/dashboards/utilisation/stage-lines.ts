import { Container } from 'pixi.js';
import { spaceOut } from '../../plot/axis';
import { createLabels } from '../../plot/marks/labels';
import { createLine } from '../../plot/marks/line';
import type { Line } from '../../plot/marks/polyline';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import { snapTo } from '../../plot/snap';
import { LINE_HEIGHT } from '../../plot/type';
import type { Palette } from '../../theme/palette';
import { LINES, OTHER } from './inks';
import { SAMPLES, type UtilisationState } from './sim';
import { pxPerMs, type UtilisationLayout } from './stage-layout';

/** The lines from back to front, and their names where they end. */
const SERIES = [
  { of: 'sandbox', name: 'Sandboxes' },
  { of: 'core', name: 'Cores' },
] as const;
/** Room between the two names with their values, in ems. */
const BLOCK_GAP_EM = 0.4;

/** A line that is drawn, and its points. */
interface Drawn {
  readonly of: (typeof SERIES)[number]['of'];
  readonly line: Line;
  readonly points: Float32Array;
}

/** The two lines and, behind each, that of another state; their names and newest values, which stand still, in `ends`. */
export function createLines(kind: SurfaceKind) {
  const view = new Container();
  const ends = createLabels(kind);
  const series = SERIES.map(({ of, name }) => ({
    of,
    name,
    line: createLine(kind, SAMPLES, LINES[of]),
    points: new Float32Array(SAMPLES * 2),
  }));
  const others = SERIES.map(({ of }) => ({
    of,
    line: createLine(kind, SAMPLES, OTHER),
    points: new Float32Array(SAMPLES * 2),
  }));
  view.addChild(...[...others, ...series].map(({ line }) => line.view));

  return {
    view,
    ends: ends.view,
    /** Has the newest points stand at `x`, CSS px. */
    move(x: number): void {
      for (const { line } of [...others, ...series]) line.move(x);
    },
    layout({ plot, size, scale }: UtilisationLayout, viewport: Viewport, palette: Palette): void {
      const text = { x: 0, y: 0, size, weight: '500' } as const;
      const names = SERIES.map(() => ({ ...text, font: 'sans', ink: 'muted' }) as const);
      const values = SERIES.map(({ of }) => ({ ...text, font: 'mono', ink: LINES[of].ink }) as const);
      ends.layout([...names, ...values], viewport, palette);
      for (const { line } of others) line.layout({ ...viewport, scale }, palette, plot.y + plot.height);
      series.forEach(({ name, line }, i) => {
        line.layout({ ...viewport, scale }, palette, plot.y + plot.height);
        ends.set(i, name);
      });
    },
    update(
      { ts, samples }: UtilisationState,
      other: UtilisationState | undefined,
      layout: UtilisationLayout,
      { resolution }: Viewport,
    ): void {
      const { plot, namesX, size } = layout;
      const pace = pxPerMs(layout);
      const height = (percent: number) => plot.y + plot.height * (1 - percent / 100);
      const draw = (lines: readonly Drawn[], state: Pick<UtilisationState, 'ts' | 'samples'>) => {
        for (const { of, line, points } of lines) {
          state.samples.forEach((sample, i) => {
            points[2 * i] = (sample.ts - state.ts) * pace;
            points[2 * i + 1] = height(sample[of]);
          });
          line.update(points);
        }
      };
      draw(series, { ts, samples });
      for (const { line } of others) line.view.visible = other !== undefined;
      if (other) draw(others, other);
      const snap = snapTo(resolution);
      const block = 2 * size * LINE_HEIGHT;
      const newest = SERIES.map(({ of }) => samples.at(-1)?.[of] ?? 0);
      const first = plot.y + block / 2 - size / 2;
      const middles = spaceOut(
        newest.map(height),
        block + size * BLOCK_GAP_EM,
        first,
        plot.y + plot.height - block / 2,
      );
      newest.forEach((percent, i) => {
        const top = snap((middles[i] as number) - block / 2);
        ends.set(SERIES.length + i, `${percent.toFixed(1)}%`);
        ends.move(i, namesX, top);
        ends.move(SERIES.length + i, namesX, top + size * LINE_HEIGHT);
      });
    },
  };
}
