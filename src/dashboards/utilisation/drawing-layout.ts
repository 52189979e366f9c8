import type { LabelPlace } from '../../plot/marks/labels';
import type { Rule } from '../../plot/marks/rules';
import type { Rect } from '../../plot/rect';
import type { Viewport } from '../../plot/scene';
import { snapTo } from '../../plot/snap';
import { LINE_HEIGHT, monoWidth, plotType } from '../../plot/type';
import { clamp } from '../../sim/math/math';

/** What the plot shows, and where its horizontal lines stand, in per cent. */
const WINDOW_MINUTES = 5;
export const WINDOW_MS = WINDOW_MINUTES * 60_000;
const LEVELS = { fine: [0, 25, 50, 75, 100], coarse: [0, 50, 100] } as const;
/** What the plot of the difference spans, and where its lines stand, in points: no world has been seen beyond. */
const DIFFERENCE = { lowest: -15, highest: 50, lines: [0, 25, 50] } as const;
/** Height of a heading's line over its type's size, and the difference's share of what both plots have. */
const HEADING_LINE = 1.6;
const DIFFERENCE_SHARE = 0.58;
/** Least height of both plots that leaves room for that of the difference, and of one whose lines are 25 apart; over the type's size. */
const LEAST_BOTH = 10;
const LEAST_FINE = 8;

/** Sizes in CSS px at scale 1. */
const GAP = 8;
const LINE = 1;
const STRIP = 8;
/** Rows of incident ids under the strip. */
const ID_ROWS = 2;
/** Room for the lines' names and values at the right, in ems; and the widest labels of the axes, in characters. */
const NAMES_EM = 5.6;
const LEVEL_CHARACTERS = 5;
const MINUTE_CHARACTERS = 6;
/** Room that the first minute's label and the one after it take from middle to middle, in characters. */
const FIRST_PITCH = 4.5;

export interface UtilisationLayout {
  /** The plot of the levels, the strip of incident bars under it, and all of the drawing down to its foot, in CSS px on whole buffer pixels. */
  readonly plot: Rect;
  /** The plot of their difference above that of the levels, where there is room for both. */
  readonly difference: Rect | undefined;
  readonly strip: Rect;
  readonly bounds: Rect;
  /** Tops of the two rows of incident ids. */
  readonly idTops: readonly [number, number];
  /** Where the lines' names and values start. */
  readonly namesX: number;
  /** Size of all type in CSS px, and the scale of what is drawn with it. */
  readonly size: number;
  readonly scale: number;
  /** Behind the lines; and in front of them, to hide what has left the window. */
  readonly grid: readonly Rule[];
  readonly curtain: readonly Rule[];
  /** The axes' labels with their strings. */
  readonly labels: readonly (LabelPlace & { readonly text: string })[];
}

/** How fast the window slides: CSS px to a millisecond. */
export const pxPerMs = ({ plot }: UtilisationLayout) => plot.width / WINDOW_MS;

/** Where so many points of difference stand in its plot, in CSS px; what lies beyond stands at its edge. */
export function differenceY({ y, height }: Rect, points: number): number {
  const { lowest, highest } = DIFFERENCE;
  return y + (height * (highest - clamp(points, lowest, highest))) / (highest - lowest);
}

/** Places the two plots, their axes and the strip under it. */
export function layoutUtilisation(viewport: Viewport): UtilisationLayout {
  const { width, height, resolution } = viewport;
  const snap = snapTo(resolution);
  const { size, scale } = plotType(viewport);
  const row = size * LINE_HEIGHT;
  const gap = GAP * scale;
  const line = Math.max(snap(LINE * scale), 1 / resolution);

  const x = snap(monoWidth(LEVEL_CHARACTERS, size) + gap);
  const idTop = height - (1 + ID_ROWS) * row - gap / 2;
  const stripY = snap(idTop - gap / 2 - STRIP * scale);
  const inner = { x, width: snap(width - NAMES_EM * size - gap) - x };
  const foot = snap(stripY - gap / 2);
  const heading = snap(size * HEADING_LINE);
  const both = foot - 2 * heading - gap;
  const upper = both >= LEAST_BOTH * size ? snap(both * DIFFERENCE_SHARE) : 0;
  const difference = upper > 0 ? { ...inner, y: heading, height: upper } : undefined;
  const y = difference ? snap(difference.y + upper + gap + heading) : snap(row / 2);
  const plot = { ...inner, y, height: foot - y };
  const levels = plot.height >= LEAST_FINE * size ? LEVELS.fine : LEVELS.coarse;
  const strip = { x, y: stripY, width: plot.width, height: snap(STRIP * scale) };
  const top = difference?.y ?? y;
  const bounds = { ...inner, y: top, height: strip.y + strip.height - top };

  const text = { size, font: 'mono', weight: '400', ink: 'muted' } as const;
  const levelY = (level: number) => plot.y + plot.height * (1 - level / 100);
  const minuteX = (minute: number) => plot.x + plot.width * (1 - minute / WINDOW_MINUTES);
  const minutes = Array.from({ length: WINDOW_MINUTES + 1 }, (_, minute) => minute);
  const pitch = plot.width / WINDOW_MINUTES;
  const roomy = pitch >= monoWidth(MINUTE_CHARACTERS, size) + gap;
  const minuteText = (minute: number) => {
    if (minute === 0) return 'now';
    if (minute === WINDOW_MINUTES - 1 && pitch < monoWidth(FIRST_PITCH, size)) return '';
    return roomy || minute === WINDOW_MINUTES ? `−${minute} min` : `−${minute}`;
  };

  const headings = difference
    ? [
        { text: 'Cores above sandboxes, points', y: 0 },
        { text: 'Cores and sandboxes, %', y: y - heading },
      ]
    : [];
  const points = difference ? DIFFERENCE.lines.map((each) => ({ points: each, y: differenceY(difference, each) })) : [];

  return {
    plot,
    difference,
    strip,
    bounds,
    idTops: [idTop, idTop + row],
    namesX: plot.x + plot.width + gap,
    size,
    scale,
    grid: [
      ...minutes.map((minute) => ({ ...bounds, x: minuteX(minute), width: line, ink: 'hair' as const })),
      ...points.map((each) => ({
        ...inner,
        y: each.y,
        height: line,
        ink: each.points === 0 ? ('control' as const) : ('hair' as const),
      })),
      ...levels.map((level) => ({
        x,
        y: levelY(level),
        width: plot.width,
        height: line,
        ink: level === 0 ? ('control' as const) : ('hair' as const),
      })),
    ],
    curtain: [{ x: 0, y: 0, width: x, height, ink: 'panel' }],
    labels: [
      ...headings.map((each) => ({
        ...each,
        size,
        x,
        font: 'sans' as const,
        weight: '500' as const,
        ink: 'muted' as const,
      })),
      ...points.map((each) => ({
        ...text,
        x: x - gap,
        y: each.y - row / 2,
        align: 'end' as const,
        text: each.points === 0 ? '0' : `+${each.points}`,
      })),
      ...levels.map((level) => ({
        ...text,
        x: x - gap,
        y: levelY(level) - row / 2,
        align: 'end' as const,
        text: `${level}%`,
      })),
      ...minutes.map((minute) => ({
        ...text,
        x: minuteX(minute),
        y: height - row,
        align: 'middle' as const,
        text: minuteText(minute),
      })),
    ],
  };
}
