import { PHASES, phaseStart, SCENARIOS, SLICE_MS } from '../../sim/world/scenario';
import type { LabelPlace } from '../../stage/marks/labels';
import { monoWidth } from '../../stage/type';
import type { ForkSlice } from './sim-slice';
import { type ForksLayout, placeAt } from './stage-layout';
import { apartIn, type IncidentMark, meets, type Span, wordsOf } from './stage-marks';

/** Widest mean advance of a character of the sans face, and of those in the phases' names, as shares of its size. */
const SANS_ADVANCE = 0.58;
const PHASE_ADVANCE = 0.5;
/** Phases that are named, from the most that have room to the fewest. */
const NAMED = [[0, 1, 2, 3], [0, 2, 3], [0, 2], [2]] as const;

/** A text and where it stands. */
export interface Label {
  readonly text: string;
  readonly place: LabelPlace;
  /** Its extent along time, CSS px. Two labels of one mark share theirs, so that both are shown or neither. */
  readonly along: Span;
  /** How far it may move on along time, CSS px, to stay in the picture. */
  readonly slack?: number;
  /** For the words of a mark: their row, and the place along time of the mark's line. They go when the line leaves the picture. */
  readonly mark?: { readonly row: number; readonly line: number };
}

/** The words of the marks, two for each: the id, and below it or behind it what ended it after how long. */
export function markLabels(marks: readonly IncidentMark[], layout: ForksLayout): Label[] {
  const { map, size, line, lines } = layout;
  return marks.flatMap((mark): Label[] => {
    const { id, x, y } = mark;
    const { veto, width } = mark.brief ? { veto: '', width: monoWidth(id.length, size) } : wordsOf(mark, layout);
    const place = {
      x: map.upright ? layout.column : x,
      size,
      align: map.upright ? 'start' : 'end',
      font: 'mono',
      ink: 'warn',
    } as const;
    const first = { ...place, y, weight: '500' } as const;
    const second = { ...place, y: lines === 1 ? y : y + line, weight: '400' } as const;
    const along = map.upright ? { from: y, to: y + 2 * line } : { from: x - width, to: x };
    const both = { along, mark: { row: map.upright ? 0 : y, line: mark.line } };
    if (map.upright) {
      return [
        { text: id, ...both, place: first },
        { text: veto, ...both, place: second },
      ];
    }
    const before = lines === 1 ? width - monoWidth(id.length, size) : 0;
    return [
      { text: id, ...both, place: { ...first, x: x - before } },
      { text: veto, ...both, place: second },
    ];
  });
}

/** The names of a slice's phases along the foot: each after its boundary, or before it as far as the next name needs the room. */
function phaseNames({ map, small: size, gap, field }: ForksLayout, fromNow: number): Label[] {
  const at = (ms: number) => placeAt(map, fromNow + ms, 0).x + gap / 2;
  const end = at(SLICE_MS);
  for (const named of NAMED) {
    let room = end;
    const names = named.toReversed().map((p): Label & { readonly own: number } => {
      const text = PHASES[p] as string;
      const own = at(phaseStart(PHASES[p] as (typeof PHASES)[number]));
      const long = text.length * PHASE_ADVANCE * size;
      const left = Math.min(own, room - gap / 2 - long);
      const slack = room - gap / 2 - long - left;
      room = left;
      const place = {
        x: left,
        y: field.y + field.height + gap / 2,
        size,
        font: 'sans',
        weight: '400',
        ink: 'muted',
      } as const;
      return { text, own, along: { from: left, to: left + long }, slack, place };
    });
    if (names.every(({ own, along }, i) => along.from >= own - (i < names.length - 1 ? along.to - along.from : 0)))
      return names;
  }
  return [];
}

/** Phases and scenarios of the slices along the foot, each where it fits between its neighbours and clear of the marks. */
export function phaseLabels(
  layout: ForksLayout,
  slices: readonly ForkSlice[],
  scenarios: readonly number[],
  marks: readonly IncidentMark[],
  base: number,
): Label[] {
  const { map, small: size, gap, field, line, mark } = layout;
  const { upright, pxPerMs } = map;
  const words: Label[] = [];
  /** In the column of a picture in which time runs upwards: as near to the beginning of its span as the marks and other words allow. */
  const addBeside = (text: string, at: number, ms: number, row: number, place: Omit<LabelPlace, 'x' | 'y'>) => {
    const { y } = placeAt(map, at - base, 0);
    const taken = [
      ...marks.map((one) => ({ from: one.y - gap / 2, to: one.y + mark })),
      ...words.map(({ along }) => along),
    ];
    const end = y - ms * pxPerMs;
    let top = y - line * (row + 1);
    const metBy = () => taken.find((one) => meets({ from: top, to: top + line }, one));
    for (let met = metBy(); met && top >= end; met = metBy()) top = met.from - line - 0.1;
    if (top < end) return;
    words.push({ text, along: { from: top, to: top + line }, place: { ...place, x: layout.column, y: top } });
  };
  /** Width of a text with the gap behind it. */
  const widthOf = (text: string) => text.length * SANS_ADVANCE * size + gap;
  slices.forEach(({ start }, i) => {
    const scenario = SCENARIOS[scenarios[i] as number] ?? '';
    const faint = { size, font: 'sans', weight: '400', ink: 'faint' } as const;
    if (upright) {
      const add = (text: string, from: number, to: number, row: number, place: Omit<LabelPlace, 'x' | 'y'>) => {
        if (widthOf(text) <= field.x - layout.column + gap) addBeside(text, start + from, to - from, row, place);
      };
      PHASES.forEach((phase, p) => {
        const next = PHASES[p + 1];
        add(phase, phaseStart(phase), next ? phaseStart(next) : SLICE_MS, 0, { ...faint, ink: 'muted' });
      });
      add(scenario, 0, phaseStart('fork'), 1, faint);
      return;
    }
    words.push(...phaseNames(layout, start - base));
    const room = SLICE_MS * pxPerMs - widthOf(scenario);
    if (room < 0) return;
    const x = placeAt(map, start - base, 0).x + gap / 2;
    const along = { from: x, to: x + widthOf(scenario) - gap };
    words.push({
      text: scenario,
      along,
      slack: room,
      place: { ...faint, x, y: field.y + field.height + gap / 2 + line },
    });
  });
  return words;
}

/** A label's text, and how far along time it stands from its place, CSS px. */
export interface Shown {
  readonly text: string;
  readonly by: number;
}

const HIDDEN: Shown = { text: '', by: 0 };

/**
 * The labels once they have moved by `shift` CSS px along time. The words of a mark that the end of the past would cut stay there until
 * its line has left the picture, and push newer ones on. Any other label stays as far as it has room, and is empty if an edge would cut
 * it all the same or, where time runs upwards, if other words stand there.
 */
export function shownLabels(labels: readonly Label[], layout: ForksLayout, shift: number): Shown[] {
  const { map, from, to, line, gap } = layout;
  const moved = (span: Span) => ({ from: span.from + shift, to: span.to + shift });
  const now = map.upright ? { from: map.now - 2 * line - gap, to: map.now } : { from: map.now, to: to + map.now };
  const shown = labels.map(() => HIDDEN);
  const pushed: Span[] = [];
  /** By row: how far the words at the end of the past reach. */
  const walls = new Map<number, number>();
  const marks = labels.flatMap(({ mark, along }, i) =>
    mark && labels[i - 1]?.along !== along ? [{ mark, along, i }] : [],
  );
  const oldestFirst = map.upright ? marks.toReversed() : marks;
  for (const { mark, along, i } of oldestFirst) {
    const span = moved(along);
    const at = mark.line + shift;
    if (at < from || at > to) continue;
    // Clear of the picture's own edge: a face may be drawn a little wider than it is.
    const wall = walls.get(mark.row) ?? (map.upright ? to : Math.max(from, gap));
    const by = map.upright ? Math.min(wall - span.to, 0) : Math.max(wall - span.from, 0);
    const place = { from: span.from + by, to: span.to + by };
    if (meets(place, now) || place.from < from) continue;
    walls.set(mark.row, map.upright ? place.from - gap / 2 : place.to + apartIn(layout));
    if (by !== 0) pushed.push(place);
    for (const each of [i, i + 1]) shown[each] = { text: labels[each]?.text ?? '', by };
  }
  labels.forEach(({ text, along, slack = 0, mark }, i) => {
    if (mark) return;
    const span = moved(along);
    const by = map.upright ? 0 : Math.max(from - span.from, 0);
    const beside = map.upright && [...pushed, now].some((one) => meets(one, span));
    if (by <= slack && span.from + by >= from && span.to + by <= to && !beside) shown[i] = { text, by };
  });
  return shown;
}

/**
 * Height, as of the forks, to which a mark's line goes: to its words, or below those that stand over it, its own among them where they were
 * pushed on. Undefined where it has none. Each mark has two labels.
 */
export function lineEnd(
  at: number,
  marks: readonly IncidentMark[],
  labels: readonly Label[],
  shown: readonly Shown[],
): number | undefined {
  const mark = marks[at];
  if (!mark || shown[2 * at]?.text === '') return undefined;
  const over = marks.filter((one, other) => {
    const { text, by } = shown[2 * other] ?? HIDDEN;
    const { from, to } = (labels[2 * other] as Label).along;
    return text !== '' && one.y >= mark.y && from + by < mark.line && mark.line < to + by;
  });
  return over.length === 0 ? mark.end : Math.max(...over.map(({ under }) => under));
}

/** The number of the mark whose words are at a place, once the labels have moved by `shift` and been shown so; -1 where none are. */
export function markWordsAt(
  labels: readonly Label[],
  shown: readonly Shown[],
  { map, line, gap }: ForksLayout,
  shift: number,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const first = labels.findIndex(({ place, mark }, i) => {
    const { text, by } = shown[i] ?? HIDDEN;
    if (!mark || text === '') return false;
    const along = shift + by;
    const [left, top] = map.upright ? [place.x, place.y + along] : [place.x + along, place.y];
    const long = monoWidth(text.length, place.size);
    const from = place.align === 'end' ? left - long : left;
    return from - gap <= x && x <= from + long + gap && top <= y && y <= top + line;
  });
  return Math.floor(first / 2);
}
