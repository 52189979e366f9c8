import { type Caption, footAxis, sideAxis, type Tick } from '../../plot/grammar/axis';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { acrossScale, type Scale, uprightScale } from '../../plot/grammar/scale';
import { monoWidth, type PlotMeasures, plotMeasures, typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';

/** Minutes that the plot shows. */
const WINDOW_MINUTES = 5;
/** Window of the plot in milliseconds. */
export const WINDOW_MS = WINDOW_MINUTES * 60_000;
/** Horizontal lines of the plot, in per cent: all if it is at least `tall` of its type's size, or every other one. */
const LEVELS = { all: [0, 25, 50, 75, 100], tall: 24 } as const;

/** Height of the strip of incident bars in CSS px at scale 1. */
const STRIP = 8;
/**
 * Room for the lines' names and values at the right, in their own size; that size as a multiple of the other type's, if
 * the plot is at least `wide` of it.
 */
const NAMES = { em: 5.6, size: 1.6, wide: 48 } as const;
/** Characters of the widest label of the vertical axis. */
const LEVEL_CHARACTERS = 4;
/** Characters of the widest label of the time axis. */
const MINUTE_CHARACTERS = 6;
/** Distance between the centres of the first minute's label and the next one's, in characters. */
const FIRST_PITCH = 4.5;

/** Places in CSS px, on whole buffer pixels. */
interface Places {
  readonly plot: Rect;
  /** Strip of incident bars under it. */
  readonly strip: Rect;
  /** Box around both. */
  readonly bounds: Rect;
}

/** Layout of the plot, its axes and the strip of incidents. */
export interface UtilisationLayout extends Places, Pick<PlotMeasures, 'size' | 'scale'> {
  /** Scale of the per cent. */
  readonly percentY: Scale;
  /** True if there is room for names in large type and in the plot. */
  readonly isWide: boolean;
  /** Start of the lines' names and values. */
  readonly namesX: number;
  /** Size of their type. */
  readonly nameSize: number;
  /** Grid behind the lines. */
  readonly grid: readonly Rule[];
  /** Ground in front of the lines, which hides samples that have left the window. */
  readonly curtain: readonly Rule[];
  readonly labels: readonly Caption[];
}

/** Speed of the window: CSS px to a millisecond. */
export const pxPerMs = ({ plot }: { readonly plot: Pick<Rect, 'width'> }) => plot.width / WINDOW_MS;

/** Stacks the plot and the strip above the minutes. */
function placesIn({ width, height }: Viewport, nameSize: number, measures: PlotMeasures): Places {
  const { size, scale, row, gap, snap } = measures;
  const x = snap(monoWidth(LEVEL_CHARACTERS, size) + gap);
  const y = snap(row / 2);
  const inner = { x, width: snap(width - NAMES.em * nameSize - gap) - x };
  const foot = height - row - gap / 2;
  const strip = { x, y: snap(foot - STRIP * scale), height: snap(STRIP * scale) };
  return {
    plot: { ...inner, y, height: snap(strip.y - gap / 2) - y },
    strip: { ...inner, ...strip },
    bounds: { ...inner, y, height: strip.y + strip.height - y },
  };
}

/** Ticks of the minutes before now, from the right; the one next to now has a name only if there is room. */
function minuteTicks({ width }: Rect, { size, gap }: PlotMeasures): Tick[] {
  const pitch = width / WINDOW_MINUTES;
  const roomy = pitch >= monoWidth(MINUTE_CHARACTERS, size) + gap;
  const nameOf = (minute: number) => {
    if (minute === 0) return 'now';
    if (minute === WINDOW_MINUTES - 1 && pitch < monoWidth(FIRST_PITCH, size)) return '';
    return roomy || minute === WINDOW_MINUTES ? `−${minute} min` : `−${minute}`;
  };
  return Array.from({ length: WINDOW_MINUTES + 1 }, (_, minute) => ({ value: -minute, text: nameOf(minute) }));
}

/** Lays out the plot, its axes and the strip under it. */
export function layoutUtilisation(viewport: Viewport): UtilisationLayout {
  const measures = plotMeasures(viewport);
  const { size, scale, row, gap } = measures;
  const isWide = viewport.width >= NAMES.wide * size;
  const nameSize = isWide ? typeSize(size * NAMES.size, viewport.scale) : size;
  const places = placesIn(viewport, nameSize, measures);
  const { plot } = places;
  const percentY = uprightScale({ lowest: 0, highest: 100 }, plot);
  const look = { ...measures, ink: 'muted' } as const;
  const every = plot.height >= LEVELS.tall * size ? 1 : 2;
  const levels = LEVELS.all
    .filter((_, i) => i % every === 0)
    .map((level): Tick => {
      return { value: level, line: level === 0 ? 'control' : 'hair', text: `${level}%` };
    });
  const side = sideAxis(plot, percentY, levels, look);
  const minutes = acrossScale({ lowest: -WINDOW_MINUTES, highest: 0 }, plot);
  const foot = footAxis([], minutes, minuteTicks(plot, measures), viewport.height - row, look);
  return {
    ...places,
    size,
    scale,
    isWide,
    percentY,
    namesX: plot.x + plot.width + gap,
    nameSize,
    grid: side.rules,
    curtain: [{ x: 0, y: 0, width: plot.x, height: viewport.height, ink: 'panel' }],
    labels: [...side.captions, ...foot.captions],
  };
}
