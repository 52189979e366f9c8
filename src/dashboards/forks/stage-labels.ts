import type { LabelPlace } from '../../plot/grammar/label';
import { monoWidth } from '../../plot/grammar/type';
import { PHASES, phaseStart, SCENARIOS, SLICE_MS } from '../../sim/world/scenario';
import { type ForksLayout, placeAt } from './stage-layout';
import { type IncidentMark, meets, type Span, wordsOf } from './stage-marks';

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
  /** For the words of a mark: the place along time of its line. They go when the line leaves the picture. */
  readonly line?: number;
}

/** The words of a mark: the id, and below it or behind it what ended it after how long. */
export function markLabels(mark: IncidentMark | undefined, layout: ForksLayout): Label[] {
  if (!mark) return [];
  const { map, size, line: high, lines } = layout;
  const { id, x, y, line } = mark;
  const { veto, width } = wordsOf(mark, layout);
  const place = { x, size, align: map.upright ? 'start' : 'end', font: 'mono', ink: 'warn' } as const;
  const along = map.upright ? { from: y, to: y + 2 * high } : { from: x - width, to: x };
  const before = lines === 1 ? width - monoWidth(id.length, size) : 0;
  return [
    { text: id, along, line, place: { ...place, x: x - before, y, weight: '500' } },
    { text: veto, along, line, place: { ...place, y: lines === 1 ? y : y + high, weight: '400' } },
  ];
}

/** The names of a slice's phases along the foot: each after its boundary, or before it as far as the next name needs the room. */
function phaseNames({ map, small: size, gap, field }: ForksLayout, fromNow: number): Label[] {
  const at = (ms: number) => placeAt(map, fromNow + ms, 0).x + gap / 2;
  const end = at(SLICE_MS);
  for (const named of NAMED) {
    let room = end;
    const names = named.toReversed().map((p): Label & { readonly start: number } => {
      const text = PHASES[p] as string;
      const start = at(phaseStart(PHASES[p] as (typeof PHASES)[number]));
      const long = text.length * PHASE_ADVANCE * size;
      const left = Math.min(start, room - gap / 2 - long);
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
      return { text, start, along: { from: left, to: left + long }, slack, place };
    });
    if (names.every(({ start, along }, i) => along.from >= start - (i < names.length - 1 ? along.to - along.from : 0)))
      return names;
  }
  return [];
}

/** Phases and scenario of a slice along the foot, each where it fits between its neighbours and clear of the mark. */
export function phaseLabels(
  layout: ForksLayout,
  start: number,
  scenarioIndex: number,
  newest: IncidentMark | undefined,
  base: number,
): Label[] {
  const { map, small: size, gap, field, line, mark } = layout;
  const { upright, pxPerMs } = map;
  const words: Label[] = [];
  /** In the column of a picture in which time runs upwards: as near to the beginning of its span as the marks and other words allow. */
  const addBeside = (text: string, at: number, ms: number, row: number, place: Omit<LabelPlace, 'x' | 'y'>) => {
    const { y } = placeAt(map, at - base, 0);
    const taken = [
      ...(newest ? [{ from: newest.y - gap / 2, to: newest.y + mark }] : []),
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
  const name = SCENARIOS[scenarioIndex] ?? '';
  const faint = { size, font: 'sans', weight: '400', ink: 'faint' } as const;
  if (upright) {
    const add = (text: string, from: number, to: number, row: number, place: Omit<LabelPlace, 'x' | 'y'>) => {
      if (widthOf(text) <= field.x - layout.column + gap) addBeside(text, start + from, to - from, row, place);
    };
    PHASES.forEach((phase, p) => {
      const next = PHASES[p + 1];
      add(phase, phaseStart(phase), next ? phaseStart(next) : SLICE_MS, 0, { ...faint, ink: 'muted' });
    });
    add(name, 0, phaseStart('fork'), 1, faint);
    return words;
  }
  words.push(...phaseNames(layout, start - base));
  const scenario = [`scenario: ${name}`, name].find((text) => widthOf(text) <= SLICE_MS * pxPerMs);
  if (scenario === undefined) return words;
  const room = SLICE_MS * pxPerMs - widthOf(scenario);
  const x = placeAt(map, start - base, 0).x + gap / 2;
  const along = { from: x, to: x + widthOf(scenario) - gap };
  const place = { ...faint, x, y: field.y + field.height + gap / 2 + line };
  return [...words, { text: scenario, along, slack: room, place }];
}

/** A label's text, and how far along time it stands from its place, CSS px. */
export interface Shown {
  readonly text: string;
  readonly by: number;
}

const HIDDEN: Shown = { text: '', by: 0 };

/**
 * The labels once they have moved by `shift` CSS px along time. The words of the mark that the end of the past would cut stay there until
 * its line has left the picture. Any other label stays as far as it has room, and is empty if an edge would cut it all the same or, where
 * time runs upwards, if other words stand there.
 */
export function shownLabels(labels: readonly Label[], layout: ForksLayout, shift: number): Shown[] {
  const { map, from, to, line: high, gap } = layout;
  const moved = (span: Span) => ({ from: span.from + shift, to: span.to + shift });
  const now = map.upright ? { from: map.now - 2 * high - gap, to: map.now } : { from: map.now, to: to + map.now };
  let pushed: Span | undefined;
  return labels.map(({ text, along, slack = 0, line }) => {
    const span = moved(along);
    if (line !== undefined) {
      // Clear of the picture's own edge: a face may be drawn a little wider than it is.
      const by = map.upright ? Math.min(to - span.to, 0) : Math.max(Math.max(from, gap) - span.from, 0);
      const place = { from: span.from + by, to: span.to + by };
      const at = line + shift;
      if (at < from || at > to || meets(place, now) || place.from < from) return HIDDEN;
      if (by !== 0) pushed = place;
      return { text, by };
    }
    const by = map.upright ? 0 : Math.max(from - span.from, 0);
    const beside = map.upright && [pushed, now].some((one) => one && meets(one, span));
    return by <= slack && span.from + by >= from && span.to + by <= to && !beside ? { text, by } : HIDDEN;
  });
}

/** Whether the words of the mark are at a place, once the labels have moved by `shift` and been shown so. */
export function isOnMark(
  labels: readonly Label[],
  shown: readonly Shown[],
  { map, line: high, gap }: ForksLayout,
  shift: number,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  return labels.some(({ place, line }, i) => {
    const { text, by } = shown[i] ?? HIDDEN;
    if (line === undefined || text === '') return false;
    const along = shift + by;
    const [left, top] = map.upright ? [place.x, place.y + along] : [place.x + along, place.y];
    const long = monoWidth(text.length, place.size);
    const from = place.align === 'end' ? left - long : left;
    return from - gap <= x && x <= from + long + gap && top <= y && y <= top + high;
  });
}
