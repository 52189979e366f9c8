import { type AxisMarks, type Caption, sideAxis, type Tick } from '../../plot/grammar/axis';
import { POINT_CORNERS } from '../../plot/grammar/point';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { uprightScale } from '../../plot/grammar/scale';
import { LINE_HEIGHT, monoWidth } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { type Ceiling, COLUMNS, latencyPosition, STRIP_SECONDS } from './drawing-scale';
import { BUCKETS, SHOWN_MS } from './sim';

/** Length of a tick, in CSS px at scale 1. */
const TICK = 4;
/** Distance of numbers from their ticks or lines, in CSS px at scale 1. */
export const TEXT_GAP = 8;
/** Characters of the longest number. */
const NUMBER_CHARS = 3;
/** Largest width of a character of the sans face over the type's size. */
const SANS_ADVANCE = 0.62;
/** Least gap between two numbers on one axis, as a multiple of the type's size. */
const APART = 0.5;
/** Doublings from one gridline of the strip to the next: fine if they have room, else coarse. */
const STRIP_STEPS = { fine: 2, coarse: 4 } as const;
const ABOVE = 'above';
const ACTIONS = 'Actions';
const OVERFLOW = `above ${BUCKETS.at(-1)}`;

/** Half the size of the triangle for samples above the strip, as a multiple of its type's size. */
const SIGN = 0.32;
/** Seconds by which the strip's end is behind the world. */
const LAG = SHOWN_MS / 1_000;
/** Oldest whole second on the strip. */
const OLDEST = Math.floor(STRIP_SECONDS + LAG);
const AGO = `${OLDEST} s ago`;
const END = `${LAG} s ago`;

const LAST = BUCKETS.length - 1;

/** Width of numbers and their gap on the left, in CSS px, for a size of type. */
export const gutterWidth = (size: number, scale: number) => monoWidth(NUMBER_CHARS, size) + TEXT_GAP * scale;

/** Width of a heading of the bars with a gap behind it. */
export const headingReach = (size: number, scale: number) => ACTIONS.length * SANS_ADVANCE * size + TEXT_GAP * scale;

/** Height of ticks and one line of text below an axis. */
export const footHeight = (size: number, scale: number) => 2 * TICK * scale + size * LINE_HEIGHT;

const mono = (size: number) => ({ size, font: 'mono', weight: '400', ink: 'muted' }) as const;
const sans = (size: number) => ({ size, font: 'sans', weight: '400', ink: 'muted' }) as const;

const heading = (text: string, y: number, size: number): Caption => ({
  text,
  ...sans(size),
  weight: '500',
  x: 0,
  y,
});

/** Foot of the bars: a number at each edge or at every other one, and a word under the bar that has no upper edge. */
export function barAxis(plot: Rect, headingY: number, size: number, { scale, resolution }: Viewport): AxisMarks {
  const foot = plot.y + plot.height;
  const pitch = plot.width / COLUMNS;
  const y = foot + 2 * TICK * scale;
  const number = monoWidth(NUMBER_CHARS, size) + APART * size;
  const every = pitch >= number ? 1 : 2;
  const edges = [0, ...BUCKETS].map((ms, i) => ({ ms, x: plot.x + pitch * i }));
  const captions: Caption[] = [heading(ACTIONS, headingY, size), { text: 'ms', ...mono(size), x: 0, y }];
  edges.forEach(({ ms, x }, i) => {
    // Counted from the last edge, so that it always has its number.
    if ((BUCKETS.length - i) % every !== 0) return;
    captions.push({ text: String(ms), ...mono(size), align: 'middle', x, y });
  });
  if (pitch >= ABOVE.length * SANS_ADVANCE * size + number) {
    const x = plot.x + pitch * (COLUMNS - 0.5);
    captions.push({ text: ABOVE, ...sans(size), align: 'middle', x, y });
  }
  const ink = 'control';
  const width = 1 / resolution;
  return {
    captions,
    rules: [
      { ...plot, y: foot, height: width, ink },
      ...edges.map(({ x }) => ({ x, y: foot, width, height: TICK * scale, ink }) as const),
    ],
  };
}

/** Gridlines of the strip at some of the edges, its seconds, and the words for the triangles above it. */
export function stripAxis(strip: Rect, size: number, { scale, resolution }: Viewport): AxisMarks {
  const { x, y, width, height } = strip;
  const right = x + width;
  const foot = y + height;
  const line = size * LINE_HEIGHT;
  const hair = 1 / resolution;
  const step = (height / LAST) * STRIP_STEPS.fine >= line ? STRIP_STEPS.fine : STRIP_STEPS.coarse;
  const latencies = BUCKETS.filter((_, i) => i % step === 0).map((ms): Tick => {
    return { value: ms, text: String(ms), line: latencyPosition(ms) > 0 ? 'hair' : 'control' };
  });
  const at = (ms: number) => y + height * (1 - latencyPosition(ms));
  const grid = sideAxis(strip, at, latencies, { size, gap: TEXT_GAP * scale, line: hair, ink: 'muted' });
  const seconds = Array.from({ length: OLDEST }, (_, i) => {
    const ago = OLDEST - i;
    return { ago, at: right - (width * (ago - LAG)) / STRIP_SECONDS };
  });
  const oldest = right - (width * (OLDEST - LAG)) / STRIP_SECONDS;
  const words = { ...sans(size), y: foot + 2 * TICK * scale };
  return {
    captions: [
      heading('Latency, ms', y - 1.5 * line, size),
      ...grid.captions,
      { text: OVERFLOW, ...mono(size), align: 'end', x: right, y: y - 1.5 * line },
      { text: AGO, ...words, x: oldest },
      ...seconds.flatMap(({ ago, at }): Caption[] => {
        const half = SANS_ADVANCE * size * (0.5 + APART);
        const fits =
          at - half >= oldest + AGO.length * SANS_ADVANCE * size &&
          at + half <= right - END.length * SANS_ADVANCE * size;
        return fits ? [{ text: String(ago), ...words, align: 'middle', x: at }] : [];
      }),
      { text: END, ...words, align: 'end', x: right },
    ],
    rules: [
      ...grid.rules,
      ...[...seconds.map(({ at }) => at), right].map(
        (at): Rule => ({
          x: Math.min(at, right - hair),
          y: foot,
          width: hair,
          height: TICK * scale,
          ink: 'control',
        }),
      ),
    ],
  };
}

/** Corners of the triangle before the word for samples above the strip, as alternating x and y. */
export function overflowSign({ x, y, width }: Rect, size: number): number[] {
  const middle = [x + width - monoWidth(OVERFLOW.length + 1.5, size), y - size * LINE_HEIGHT] as const;
  return POINT_CORNERS.triangle.flatMap(([right, down]) => [
    middle[0] + right * SIGN * size,
    middle[1] + down * SIGN * size,
  ]);
}

/** Gridlines at the counts of one axis of samples, on the scale of another one, each with its number. */
export function gridMarks(
  plot: Rect,
  axis: Ceiling,
  { top: highest }: Ceiling,
  size: number,
  { scale, resolution }: Viewport,
): AxisMarks {
  const counts = Array.from({ length: Math.floor(axis.top / axis.step) + 1 }, (_, i): Tick => {
    const value = i * axis.step;
    return { key: String(value), value, text: String(value), ...(i > 0 && { line: 'hair' }) };
  });
  const look = { size, gap: TEXT_GAP * scale, line: 1 / resolution, ink: 'muted' } as const;
  return sideAxis(plot, uprightScale({ lowest: 0, highest }, plot), counts, look);
}
