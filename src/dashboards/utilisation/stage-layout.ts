import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Rect } from '../../stage/rect';
import type { Viewport } from '../../stage/scene';
import { LINE_HEIGHT, monoWidth, plotType } from '../../stage/type';

/** What the plot shows, and where its horizontal lines stand, in per cent. */
const WINDOW_MINUTES = 5;
export const WINDOW_MS = WINDOW_MINUTES * 60_000;
const LEVELS = [0, 25, 50, 75, 100] as const;

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
  /** The plot, the strip of incident bars under it, and both, in CSS px on whole buffer pixels. */
  readonly plot: Rect;
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

/** Places the plot, its axes and the strip under it. */
export function layoutUtilisation(viewport: Viewport): UtilisationLayout {
  const { width, height, resolution } = viewport;
  const snap = (px: number) => Math.round(px * resolution) / resolution;
  const { size, scale } = plotType(viewport);
  const row = size * LINE_HEIGHT;
  const gap = GAP * scale;
  const line = Math.max(snap(LINE * scale), 1 / resolution);

  const x = snap(monoWidth(LEVEL_CHARACTERS, size) + gap);
  const y = snap(row / 2);
  const idTop = height - (1 + ID_ROWS) * row - gap / 2;
  const stripY = snap(idTop - gap / 2 - STRIP * scale);
  const plot = { x, y, width: snap(width - NAMES_EM * size - gap) - x, height: snap(stripY - gap / 2) - y };
  const strip = { x, y: stripY, width: plot.width, height: snap(STRIP * scale) };
  const bounds = { ...plot, height: strip.y + strip.height - plot.y };

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

  return {
    plot,
    strip,
    bounds,
    idTops: [idTop, idTop + row],
    namesX: plot.x + plot.width + gap,
    size,
    scale,
    grid: [
      ...minutes.map((minute) => ({ x: minuteX(minute), y, width: line, height: bounds.height, ink: 'hair' as const })),
      ...LEVELS.map((level) => ({
        x,
        y: levelY(level),
        width: plot.width,
        height: line,
        ink: level === 0 ? ('control' as const) : ('hair' as const),
      })),
    ],
    curtain: [{ x: 0, y: 0, width: x, height, ink: 'panel' }],
    labels: [
      ...LEVELS.map((level) => ({
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
