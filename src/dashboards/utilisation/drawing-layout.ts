import { type Caption, footAxis, sideAxis, type Tick } from '../../plot/grammar/axis';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { acrossScale, type Scale, uprightScale } from '../../plot/grammar/scale';
import { monoWidth, type PlotMeasures, plotMeasures } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
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

/** Height of the strip of incident bars in CSS px at scale 1. */
const STRIP = 8;
/** Rows of incident ids under the strip. */
const ID_ROWS = 2;
/** Room for the lines' names and values at the right, in ems; and the widest labels of the axes, in characters. */
const NAMES_EM = 5.6;
const LEVEL_CHARACTERS = 5;
const MINUTE_CHARACTERS = 6;
/** Room that the first minute's label and the one after it take from middle to middle, in characters. */
const FIRST_PITCH = 4.5;

/** CSS px, on whole buffer pixels. */
interface Places {
  /** The plot of the levels, the strip of incident bars under it, and all of the drawing down to its foot. */
  readonly plot: Rect;
  /** The plot of their difference above that of the levels, where there is room for both. */
  readonly difference: Rect | undefined;
  readonly strip: Rect;
  readonly bounds: Rect;
  /** Tops of the headings of both plots. */
  readonly headings: readonly [number, number];
  /** Tops of the two rows of incident ids. */
  readonly idTops: readonly [number, number];
}

export interface UtilisationLayout extends Places, Pick<PlotMeasures, 'size' | 'scale'> {
  /** Where so many per cent stand, and so many points of difference: what lies beyond stands at the edge. */
  readonly percentY: Scale;
  readonly pointsY: Scale | undefined;
  /** Where the lines' names and values start. */
  readonly namesX: number;
  /** Behind the lines; and in front of them, to hide what has left the window. */
  readonly grid: readonly Rule[];
  readonly curtain: readonly Rule[];
  readonly labels: readonly Caption[];
}

/** How fast the window slides: CSS px to a millisecond. */
export const pxPerMs = ({ plot }: Pick<UtilisationLayout, 'plot'>) => plot.width / WINDOW_MS;

/** Stacks the two plots, the strip and the rows of words under it. */
function placesIn({ width, height }: Viewport, { size, scale, row, gap, snap }: PlotMeasures): Places {
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
  const strip = { ...inner, y: stripY, height: snap(STRIP * scale) };
  const top = difference?.y ?? y;
  return {
    plot: { ...inner, y, height: foot - y },
    difference,
    strip,
    bounds: { ...inner, y: top, height: strip.y + strip.height - top },
    headings: [0, y - heading],
    idTops: [idTop, idTop + row],
  };
}

/** A scale of points of difference. */
function pointsScale(plot: Rect): Scale {
  const { lowest, highest } = DIFFERENCE;
  const scale = uprightScale(DIFFERENCE, plot);
  return (points) => scale(clamp(points, lowest, highest));
}

/** The minutes before now, from the right; the one next to now has a name only where it has room. */
function minuteTicks({ width }: Rect, { size, gap }: PlotMeasures): Tick[] {
  const pitch = width / WINDOW_MINUTES;
  const roomy = pitch >= monoWidth(MINUTE_CHARACTERS, size) + gap;
  const nameOf = (minute: number) => {
    if (minute === 0) return 'now';
    if (minute === WINDOW_MINUTES - 1 && pitch < monoWidth(FIRST_PITCH, size)) return '';
    return roomy || minute === WINDOW_MINUTES ? `−${minute} min` : `−${minute}`;
  };
  return Array.from({ length: WINDOW_MINUTES + 1 }, (_, minute) => {
    return { value: -minute, line: 'hair', text: nameOf(minute) };
  });
}

/** Ticks of an upright axis, whose 0 stands out. */
const ticksOf = (values: readonly number[], text: (value: number) => string) =>
  values.map((value): Tick => ({ value, line: value === 0 ? 'control' : 'hair', text: text(value) }));

/** Places the two plots, their axes and the strip under it. */
export function layoutUtilisation(viewport: Viewport): UtilisationLayout {
  const measures = plotMeasures(viewport);
  const { size, scale, row, gap } = measures;
  const places = placesIn(viewport, measures);
  const { plot, difference, bounds, headings } = places;
  const percentY = uprightScale({ lowest: 0, highest: 100 }, plot);
  const pointsY = difference && pointsScale(difference);

  const look = { ...measures, ink: 'muted' } as const;
  const levels = plot.height >= LEAST_FINE * size ? LEVELS.fine : LEVELS.coarse;
  const upper =
    difference &&
    pointsY &&
    sideAxis(
      difference,
      pointsY,
      ticksOf(DIFFERENCE.lines, (points) => (points === 0 ? '0' : `+${points}`)),
      look,
    );
  const lower = sideAxis(
    plot,
    percentY,
    ticksOf(levels, (level) => `${level}%`),
    look,
  );
  const minutes = acrossScale({ lowest: -WINDOW_MINUTES, highest: 0 }, plot);
  const foot = footAxis([bounds], minutes, minuteTicks(plot, measures), viewport.height - row, look);
  const title = (text: string, y: number) =>
    ({ x: plot.x, y, size, font: 'sans', weight: '500', ink: 'muted', text }) as const;
  const titles = [title('Cores above sandboxes, points', headings[0]), title('Cores and sandboxes, %', headings[1])];
  return {
    ...places,
    size,
    scale,
    percentY,
    pointsY,
    namesX: plot.x + plot.width + gap,
    grid: [...foot.rules, ...(upper?.rules ?? []), ...lower.rules],
    curtain: [{ x: 0, y: 0, width: plot.x, height: viewport.height, ink: 'panel' }],
    labels: [...(upper ? [...titles, ...upper.captions] : []), ...lower.captions, ...foot.captions],
  };
}
