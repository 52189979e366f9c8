import { HATCH_LINE, HATCH_PITCH, type Rect } from '../../../src/stage/marks/cell';
import type { LineStyle } from '../../../src/stage/marks/polyline';
import type { Rule } from '../../../src/stage/marks/rules';
import { LINE_HEIGHT } from '../../../src/stage/type';
import type { Ink } from '../../../src/theme/ink';
import { COLOURS, FONTS } from '../../../src/theme/tokens';
import type { Text } from '../views/view';

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

export function fillRules(context: CanvasRenderingContext2D, rules: readonly Rule[]): void {
  for (const { x, y, width, height, ink } of rules) {
    context.fillStyle = COLOURS[ink];
    context.fillRect(Math.round(x), Math.round(y), Math.max(Math.round(width), 1), Math.max(Math.round(height), 1));
  }
}

export function fillRects(context: CanvasRenderingContext2D, rects: readonly Rect[], style: string): void {
  context.fillStyle = style;
  for (const { x, y, width, height } of rects) context.fillRect(x, y, width, height);
}

export function fillTexts(context: CanvasRenderingContext2D, texts: readonly Text[]): void {
  context.textBaseline = 'middle';
  let font = '';
  for (const { x, y, size, weight, font: face, ink, align = 'start', text } of texts) {
    const wanted = `${weight} ${size}px ${FONTS[face]}`;
    if (wanted !== font) context.font = wanted;
    font = wanted;
    context.textAlign = ALIGN[align];
    context.fillStyle = COLOURS[ink];
    context.fillText(text, Math.round(x), Math.round(y + (size * LINE_HEIGHT) / 2));
  }
}

/** An ink as a fill style. */
export function styleOf(context: CanvasRenderingContext2D, { colour, hatch }: Ink): string | CanvasPattern {
  if (hatch === 'solid') return COLOURS[colour];
  const tile = new OffscreenCanvas(HATCH_PITCH, HATCH_PITCH);
  const own = tile.getContext('2d') as OffscreenCanvasRenderingContext2D;
  own.fillStyle = COLOURS[colour];
  if (hatch !== 'columns') own.fillRect(0, 0, HATCH_PITCH, HATCH_LINE);
  if (hatch !== 'rows') own.fillRect(0, 0, HATCH_LINE, HATCH_PITCH);
  return context.createPattern(tile, 'repeat') as CanvasPattern;
}

/** Strokes a line through points, x and y in turn, over its area down to `baseline`. */
export function strokeLine(
  context: CanvasRenderingContext2D,
  points: Float32Array,
  { ink, width, dash, area }: LineStyle,
  baseline: number,
): void {
  const path = new Path2D();
  for (let i = 0; i + 1 < points.length; i += 2) path.lineTo(points[i] as number, points[i + 1] as number);
  context.strokeStyle = COLOURS[ink];
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.setLineDash(dash ?? []);
  if (area !== undefined) {
    const below = new Path2D(path);
    below.lineTo(points.at(-2) as number, baseline);
    below.lineTo(points[0] as number, baseline);
    context.globalAlpha = area;
    context.fillStyle = COLOURS[ink];
    context.fill(below);
    context.globalAlpha = 1;
  }
  context.stroke(path);
  context.setLineDash([]);
}
