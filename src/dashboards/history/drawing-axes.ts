import { type AxisMarks, type Caption, footAxis, sideAxis, type Tick } from '../../plot/grammar/axis';
import type { Place, Rect } from '../../plot/grammar/rect';
import type { Range, Scale } from '../../plot/grammar/scale';
import { ticks } from '../../plot/grammar/ticks';
import { monoWidth, type PlotMeasures } from '../../plot/grammar/type';
import { clamp } from '../../sim/math/math';
import { HOUR_MS } from '../../sim/words/time';
import { grouped, isoInstant } from '../../sim/words/units';
import { SITE_TFLOPS } from '../../sim/world/site/site';
import { HEADINGS, type PlotId, type StripId } from './drawing-stack';
import { BAR, INCIDENT_INK } from './inks';

/** Hours between ticks of the time axis: the first step that has room counts. */
const HOUR_STEPS = [2, 3, 6, 12] as const;
/** Characters of an hour, alone and with room beside it. */
const HOUR_CHARACTERS = { alone: 5, pitch: 7 } as const;
/** Most steps between the ticks of a plot. */
const MOST_TICKS = 5;
/** Rows of type to each tick. */
const ROWS_A_TICK = 1.9;
/** Fewest steps between the ticks: fewer would leave out the highest round value of the rate. */
const FEWEST_TICKS: Record<PlotId, number> = { fp4: 3, power: 2 };

/** Inks of the bars of GPUs down in words, from the right. */
const DOWN_INKS = [
  { text: 'in an incident', short: 'incident', ink: INCIDENT_INK.colour },
  { text: 'for maintenance', short: 'maintenance', ink: BAR.colour },
] as const;
/** Word beside the mark of an incident on the rate. */
const MARKED = 'incident';
/** Characters of mark and word, with a space before and behind them. */
const MARKED_CHARACTERS = MARKED.length + 4;
const SHORT_NAMES: Record<StripId, string> = { down: 'down', errors: 'errors' };

/** Formats a rate as the axis prints it, such as `2.35 M`, with so many decimals. */
export const inMillions = (tflops: number, decimals: number) => `${(tflops / 1e6).toFixed(decimals)} M`;

/** Measures of the plot, and the size of its headings. */
export interface Measures extends PlotMeasures {
  readonly heading: number;
}

const look = (measures: Measures) => ({ ...measures, ink: 'muted' }) as const;
const mono = ({ size }: Measures) => ({ size, font: 'mono', weight: '400', ink: 'muted' }) as const;
const sans = (size: number) => ({ size, font: 'sans', weight: '500', ink: 'muted' }) as const;

/** Width of a part's heading and of so many characters beside it. */
const headingReach = (id: keyof typeof HEADINGS, beside: number, { size, heading }: Measures) =>
  monoWidth(HEADINGS[id].length, heading) + monoWidth(beside, size);

/** Hours along the feet of plots, and their zone; `top` is that of their row. */
export function hourMarks(
  plots: readonly Rect[],
  time: Scale,
  { from, to }: { readonly from: number; readonly to: number },
  top: number,
  measures: Measures,
): AxisMarks {
  const { size, gap } = measures;
  const pitch = time(from + HOUR_MS) - time(from);
  const hours = HOUR_STEPS.find((each) => each * pitch >= monoWidth(HOUR_CHARACTERS.pitch, size)) ?? HOUR_STEPS[3];
  const step = hours * HOUR_MS;
  const first = Math.ceil(from / step);
  const end = time(to) + gap - monoWidth(HOUR_CHARACTERS.alone / 2 + 1, size);
  const axis = Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i): Tick => {
    const value = (first + i) * step;
    const text = isoInstant(value).slice(11, 16);
    return { value, line: 'hair', ...(time(value) <= end && { text }) };
  });
  const { rules, captions } = footAxis(plots, time, axis, top, look(measures));
  return { rules, captions: [{ ...mono(measures), x: 0, y: top, text: 'UTC' }, ...captions] };
}

/** Round values of a plot with their lines. If rows are scarce, the highest and the lowest stay. */
export function valueMarks(
  id: PlotId,
  plot: Rect,
  y: Scale,
  { lowest, highest }: Range,
  measures: Measures,
): AxisMarks {
  const { row } = measures;
  const count = clamp(Math.floor(plot.height / (row * ROWS_A_TICK)), FEWEST_TICKS[id], MOST_TICKS);
  const values = ticks(lowest, highest, count);
  const ends = [values.at(-1) ?? highest, id === 'fp4' ? lowest : (values[0] ?? lowest)];
  const isClear = (value: number) => ends.includes(value) || ends.every((end) => Math.abs(y(value) - y(end)) >= row);
  const nameOf = (value: number) => (id === 'fp4' ? inMillions(value, 2) : grouped(value));
  const axis = values.filter(isClear).map((value): Tick => ({ value, line: 'hair', text: nameOf(value) }));
  return sideAxis(plot, y, axis, look(measures));
}

/**
 * Round values of the rate, and a line at its ceiling. Its floor always has a number and a line of its own, also where
 * round values leave it out; a round value within a row of it then has no number.
 */
export function rateMarks(plot: Rect, y: Scale, range: Range, measures: Measures): AxisMarks {
  const { captions, rules } = valueMarks('fp4', plot, y, range, measures);
  const { floor, ceiling } = SITE_TFLOPS;
  const text = inMillions(floor, 2);
  const isNamed = captions.some((caption) => caption.text === text);
  const limits = sideAxis(
    plot,
    y,
    [
      { value: ceiling, line: 'control' },
      { value: floor, ...(!isNamed && { text }) },
    ],
    look(measures),
  );
  const clear = captions.filter((caption) =>
    limits.captions.every((limit) => Math.abs(caption.y - limit.y) >= measures.row),
  );
  return { rules: [...rules, ...limits.rules], captions: [...clear, ...limits.captions] };
}

/** Centre of the sample mark above the rate, beside its meaning, if there is room for both. */
export function keyPlace(plot: Rect, measures: Measures): Place | undefined {
  const ceiling = inMillions(SITE_TFLOPS.ceiling, 2);
  if (plot.width < headingReach('fp4', ceiling.length + MARKED_CHARACTERS + 1, measures)) return undefined;
  return { x: plot.x + headingReach('fp4', 2, measures), y: plot.y - measures.row / 2 };
}

/** Words for the meaning of the mark, above the rate. */
export const keyWords = ({ y }: Rect, { x }: Place, measures: Measures): Caption => ({
  ...mono(measures),
  x: x + monoWidth(1, measures.size),
  y: y - measures.row,
  ink: INCIDENT_INK.colour,
  text: MARKED,
});

/**
 * Words for the range of a plot of lines, above it at the right, because its foot is not zero. Shorter if there is
 * little room; of the rate at least its ceiling.
 */
export function rangeWords(
  id: PlotId,
  plot: Rect,
  { lowest, highest }: Range,
  key: Place | undefined,
  measures: Measures,
): Caption[] {
  const ceiling = inMillions(SITE_TFLOPS.ceiling, 2);
  const ways =
    id === 'fp4'
      ? [`scale from ${inMillions(lowest, 2)}, ceiling ${ceiling}`, `ceiling ${ceiling}`, ceiling]
      : [`scale from ${grouped(lowest)} to ${grouped(highest)}`, `from ${grouped(lowest)}`];
  const beside = key ? MARKED_CHARACTERS : 0;
  const fits = (words: string) => plot.width >= headingReach(id, words.length + 1 + beside, measures);
  const text = ways.find(fits) ?? (id === 'fp4' ? ceiling : '');
  const place = { x: plot.x + plot.width, y: plot.y - measures.row };
  return text === '' ? [] : [{ ...mono(measures), ...place, align: 'end', ink: 'faint', text }];
}

/**
 * Words for the inks of the bars of GPUs down, above them: short ones if there is little room, and with even less, that
 * of an incident alone.
 */
export function downWords({ x, y, width }: Rect, measures: Measures): Caption[] {
  const [incident] = DOWN_INKS;
  const ways = [
    DOWN_INKS,
    DOWN_INKS.map(({ short: text, ink }) => ({ text, ink })),
    [{ text: incident.short, ink: incident.ink }],
  ];
  const fitting = ways.find((words) => {
    const characters = words.reduce((sum, { text }) => sum + text.length + 3, 0);
    return width >= headingReach('down', characters, measures);
  });
  let at = x + width;
  return (fitting ?? []).map(({ text, ink }): Caption => {
    const caption = { ...mono(measures), x: at, y: y - measures.row, align: 'end', ink, text } as const;
    at -= monoWidth(text.length + 3, measures.size);
    return caption;
  });
}

/** Heading of a part, in a row of its own with its top at `y`. */
export const headingWords = (id: keyof typeof HEADINGS, x: number, y: number, { heading }: Measures): Caption => ({
  ...sans(heading),
  x,
  y,
  text: HEADINGS[id],
});

/** Short name of a strip without a heading, to the left of it. */
export const shortName = (id: StripId, { x, y, height }: Rect, { size, row, gap }: Measures): Caption => ({
  ...sans(size),
  x: x - gap,
  y: y + (height - row) / 2,
  align: 'end',
  text: SHORT_NAMES[id],
});
