import type { Mark } from '../../plot/grammar/mark';
import { OTHER_INK, OTHER_LINE, otherThickness } from '../../plot/grammar/other';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { cacheArguments } from '../../sim/math/cache-arguments';
import { max, min } from '../../sim/math/math';
import { type HistoryInput, type HistoryLayout, timeScale } from './drawing-layout';
import { presentWords } from './drawing-present';
import { barValues, highestOfSteps, spansOf } from './drawing-series';
import type { StripId } from './drawing-stack';
import { BAR, DOT, ERRORS, INCIDENT_INK } from './inks';
import { SAMPLES, type SiteSample } from './sim';

/** Entries of each cache: both strips of a state and of another one. */
const KEPT = 4;

/** Strip: its boxes and values, those of the other state, and the value of its full height. */
interface Strip {
  readonly id: StripId;
  readonly rect: Rect;
  readonly boxes: readonly Rect[];
  readonly values: readonly number[];
  readonly others: readonly number[] | undefined;
  readonly highest: number;
}

const strips = cacheArguments(
  KEPT,
  (
    id: StripId,
    { parts, bars }: HistoryLayout,
    values: readonly number[],
    others: readonly number[] | undefined,
  ): Strip[] => {
    const [rect, boxes] = [parts[id], bars[id]];
    if (!rect || !boxes) return [];
    return [{ id, rect, boxes, values, others, highest: max(...values, ...(others ?? [])) }];
  },
);

export const stripOf = (id: StripId, { state, other, layout }: HistoryInput): Strip[] =>
  strips(id, layout, barValues(state, id, layout.group), other && barValues(other, id, layout.group));

/** Height of a value in a strip, CSS px. */
const topOf = ({ rect, highest }: Strip, value = 0, thick = 0): number =>
  rect.y + (rect.height - thick) * (1 - value / max(highest, 1));

/** Line through the middles of the boxes of a strip at values, to the present, whose count has only begun. */
function errorPoints(
  strip: Strip,
  values: readonly number[],
  { now, x }: { readonly now: SiteSample; readonly x: number },
): number[] {
  const steps = values.slice(0, -1).flatMap((value, i) => {
    const box = strip.boxes[i];
    return box ? [box.x + box.width / 2, topOf(strip, value)] : [];
  });
  return [...steps, x, topOf(strip, now.errors)];
}

/**
 * Line of errors with a dot at the present, like the lines of the plots; below it that of the other state, from the
 * first step that differs to the last.
 */
export function errorMarks(strips: readonly Strip[], { state, other, layout }: HistoryInput): Mark[] {
  const { bounds, time, scale } = layout;
  const line = { kind: 'line', scale, most: SAMPLES } as const;
  return strips.flatMap((strip) => {
    if (strip.id !== 'errors') return [];
    const points = errorPoints(strip, strip.values, { now: state.now, x: time(state.now.ts) });
    const dot = points.slice(-2);
    const others = other ? { now: other.now, x: timeScale(spansOf(other), bounds)(other.now.ts) } : undefined;
    const otherPoints = others ? errorPoints(strip, strip.others ?? [], others) : [];
    const differs = (y: number, i: number) => i % 2 === 1 && y !== points[i];
    const [first, last] = [otherPoints.findIndex(differs), otherPoints.findLastIndex(differs)];
    // With a step on either side, from and to which the line leads.
    const apart = first < 0 ? [] : otherPoints.slice(Math.max(first - 3, 0), last + 3);
    return [
      { ...line, name: 'other errors', style: OTHER_LINE, points: apart },
      { ...line, name: 'errors', style: ERRORS, points },
      { ...line, name: 'errors now', style: { ink: ERRORS.ink, width: DOT }, most: 2, points: [...dot, ...dot] },
    ];
  });
}

/** Bars of GPUs down, with those down in incidents stacked on those in maintenance. */
export const stripBars = cacheArguments(
  KEPT,
  (strip: Strip, maintained: readonly number[], layout: HistoryLayout): Mark[] => {
    const { group } = layout;
    const { id, boxes, values, highest } = strip;
    if (id === 'errors') return [];
    const full = max(highest, 1);
    const cells = (name: string, levels: readonly number[], ink: typeof BAR, track: 'raised' | 'none'): Mark => {
      const data = boxes.map((box, i) => ({ box, level: (levels[i] ?? 0) / full, ink: name }));
      return { kind: 'cells', name, inks: { [name]: ink }, track, data };
    };
    const base = highestOfSteps(maintained, group);
    const affected = values.map((value, bar) => (value > (base[bar] as number) ? value : 0));
    return [cells('affected', affected, INCIDENT_INK, 'raised'), cells('maintained', base, BAR, 'none')];
  },
);

/**
 * Words for the full height and the foot of a strip, beside its name if there is room, each at a tick; and the value of
 * the present.
 */
export function barWords(
  strips: readonly Strip[],
  { state, other, layout, viewport: { resolution } }: HistoryInput,
): Mark[] {
  const { headed, startX, size } = layout;
  const row = size * LINE_HEIGHT;
  const type = { size, font: 'mono' } as const;
  const ends = strips
    .filter(({ id }) => headed.includes(id))
    .flatMap(({ rect, highest }) => {
      const [top, foot] = [rect.y, rect.y + rect.height];
      const most = { value: highest, y: top, tick: top };
      return rect.height < 2 * row ? [most] : [most, { value: 0, y: foot - row, tick: foot - 1 / resolution }];
    });
  const most = ends.map(({ value, y }) => {
    return { ...type, x: startX, y, align: 'end', weight: '400', ink: 'muted', text: String(value) } as const;
  });
  // From the numbers to the end of the strip, like the lines of the plots.
  const from = (startX + layout.bounds.x) / 2;
  const ticks = ends.map(({ tick: y, value }): Rule => {
    const ink = value === 0 ? 'control' : 'hair';
    return { x: from, y, width: layout.bounds.x + layout.bounds.width - from, height: 1 / resolution, ink };
  });
  const present = strips.flatMap(({ id, rect, highest }) => {
    const samples = [state.now, ...(other && rect.height >= 2 * row ? [other.now] : [])];
    const heights = samples.map((sample) => rect.y + rect.height * (1 - sample[id] / Math.max(highest, 1)));
    return rect.height < row ? [] : presentWords(id, rect, samples, heights, 'text', layout);
  });
  return [
    { kind: 'rules', name: 'strip ticks', data: ticks },
    { kind: 'labels', name: 'most', data: most },
    { kind: 'labels', name: 'present', data: present },
  ];
}

/** Outline of the bars of the other state. */
export function otherMarks(strip: Strip, viewport: Viewport): Mark[] {
  if (strip.id === 'errors') return [];
  return [{ kind: 'rules', name: `other ${strip.id}`, data: otherRules(strip, viewport) }];
}

/** Bars of the other state as one thin line over a strip, from the first bar that differs to the last. */
function otherRules(strip: Strip, viewport: Viewport): Rule[] {
  const { boxes, values, others } = strip;
  if (!others) return [];
  const thin = otherThickness(viewport);
  const differs = (_: number, i: number) => others[i] !== values[i];
  const [first, last] = [values.findIndex(differs), values.findLastIndex(differs)];
  return boxes.slice(0, values.length).flatMap(({ x, width }, i): Rule[] => {
    if (first < 0 || i < first || i > last) return [];
    const y = topOf(strip, others[i], thin);
    const step = i > first ? topOf(strip, others[i - 1], thin) : y;
    return [
      { x, y, width, height: thin, ink: OTHER_INK },
      { x, y: min(y, step), width: thin, height: max(y - step, step - y), ink: OTHER_INK },
    ];
  });
}
