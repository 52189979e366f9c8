import { clamp } from '../../src/sim/math/math';
import { type CellLevels, FULL_LEVEL } from '../../src/stage/marks/cell';
import { COLOURS } from '../../src/theme/tokens';
import { FIELD_INKS, fieldRects } from './field';
import { FIELD, STEP_MS } from './measure';
import type { Painter } from './painter';

/** The field by hand: one context, two fills a cell in every frame, one change of colour an ink. */
export function canvasPainter(host: HTMLElement, count: number): Painter {
  const canvas = document.createElement('canvas');
  canvas.width = FIELD.width;
  canvas.height = FIELD.height;
  host.append(canvas);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const rects = fieldRects(count);
  const [xs, ys, widths, heights] = (['x', 'y', 'width', 'height'] as const).map((side) =>
    Float64Array.from(rects, (rect) => rect[side]),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const groups = FIELD_INKS.map(() => new Uint32Array(count));
  const sizes = new Uint32Array(FIELD_INKS.length);
  let levels: CellLevels | undefined;
  let ts = 0;

  function tracks(): void {
    context.fillStyle = COLOURS.panel;
    context.fillRect(0, 0, FIELD.width, FIELD.height);
    context.fillStyle = COLOURS.raised;
    for (let cell = 0; cell < count; cell++) {
      context.fillRect(xs[cell] as number, ys[cell] as number, widths[cell] as number, heights[cell] as number);
    }
  }

  function fills({ before, now }: CellLevels, blend: number): void {
    FIELD_INKS.forEach(({ colour }, ink) => {
      const group = groups[ink] as Uint32Array;
      const size = sizes[ink] as number;
      context.fillStyle = COLOURS[colour];
      for (let i = 0; i < size; i++) {
        const cell = group[i] as number;
        const from = before[cell] as number;
        const full = heights[cell] as number;
        const height = (full * (from + ((now[cell] as number) - from) * blend)) / FULL_LEVEL;
        context.fillRect(xs[cell] as number, (ys[cell] as number) + full - height, widths[cell] as number, height);
      }
    });
  }

  return {
    ready: true,
    update(state) {
      ({ ts, levels } = state);
      sizes.fill(0);
      for (let cell = 0; cell < count; cell++) {
        const ink = levels.ink[cell] as number;
        const size = sizes[ink] as number;
        (groups[ink] as Uint32Array)[size] = cell;
        sizes[ink] = size + 1;
      }
    },
    draw(t) {
      if (!levels) return;
      tracks();
      fills(levels, clamp((t - ts) / STEP_MS, 0, 1));
    },
  };
}
