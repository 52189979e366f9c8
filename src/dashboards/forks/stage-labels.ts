import { grouped } from '../../sim/words/units';
import type { Incident } from '../../sim/world/incidents';
import { PHASES, phaseStart, SCENARIOS, SLICE_MS } from '../../sim/world/scenario';
import type { LabelPlace } from '../../stage/marks/labels';
import { monoWidth } from '../../stage/type';
import type { ForkSlice } from './sim-slice';
import { type ForksLayout, placeAt } from './stage-layout';
import { marksIn } from './stage-lines';

/** Widest mean advance of a character of the sans face, as a share of its size. */
const SANS_ADVANCE = 0.58;
/** From a mark's line to its words where time runs to the right, in gaps. */
const OFF_LINE = 0.75;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text and where it stands. */
export interface Label {
  readonly text: string;
  readonly place: LabelPlace;
  /** Its extent along time, CSS px. Two labels of one mark share theirs, so that both are shown or neither. */
  readonly along: Span;
  /** How far it may move on along time, CSS px, to stay in the picture. */
  readonly slack?: number;
  /** Where it stands while its own place is cut by the edge: its extent, and how far from its own place along time. */
  readonly otherwise?: { readonly along: Span; readonly by: number };
}

/** An incident whose id is printed, and where its words stand in CSS px. */
export interface IncidentMark {
  readonly vetoed: number;
  readonly id: string;
  readonly ms: number;
  /** Where its words end, or where they begin if time runs upwards; the top of the first of them. */
  readonly x: number;
  readonly y: number;
  /** Height, as of the forks, to which its line goes: beside its words. */
  readonly end: number;
  /** Whether its words may stand at the other side of its line. */
  readonly turns: boolean;
}

const meets = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** The incidents that left a mark by `t`, oldest first. */
const passed = (slices: readonly ForkSlice[], t: number): Incident[] =>
  slices.flatMap((slice) => marksIn(slice).filter(({ vetoed }) => vetoed <= t));

/** The words of a mark: its id, and the milliseconds from onset to veto. In one line, they need no word for what they are. */
function wordsOf({ id, ms }: Pick<IncidentMark, 'id' | 'ms'>, { lines, size }: ForksLayout) {
  const veto = lines === 1 ? `${grouped(ms)} ms` : `veto ${grouped(ms)} ms`;
  const characters = lines === 1 ? id.length + 1 + veto.length : Math.max(id.length, veto.length);
  return { veto, width: monoWidth(characters, size) };
}

/**
 * Where time runs to the right: each mark in the lowest row in which it meets no other, at the left of its line, so that nothing ever
 * hangs over now. One that meets others in all rows takes the place of those in the highest, which go without words: the newest incident
 * always has them.
 */
function marksAbove(layout: ForksLayout, incidents: readonly Incident[], base: number): IncidentMark[] {
  const { map, gap, rows, mark, line } = layout;
  const highest = rows - 1;
  let placed: {
    readonly row: number;
    readonly words: Span;
    readonly line: Span;
    readonly mark: Omit<IncidentMark, 'turns'>;
  }[] = [];
  for (const { id, onset, vetoed } of incidents) {
    const { x } = placeAt(map, vetoed - base, 0);
    const ms = vetoed - onset;
    const words = { from: x - wordsOf({ id, ms }, layout).width - OFF_LINE * gap - gap, to: x };
    // A line that goes up to a higher row leaves no room in those below it.
    const isFree = (row: number) =>
      !placed.some((one) => (one.row === row && meets(one.words, words)) || (one.row > row && meets(one.line, words)));
    const free = Array.from({ length: rows }, (_, row) => row).find(isFree);
    const row = free ?? highest;
    if (free === undefined) placed = placed.filter((one) => one.row !== highest || !meets(one.words, words));
    const y = line + gap + (highest - row) * mark;
    placed.push({
      row,
      words,
      line: { from: x - gap, to: x + gap },
      mark: { id, vetoed, ms, x: x - OFF_LINE * gap, y, end: (y - map.centre) / map.half },
    });
  }
  return placed.map(({ row, words: { from, to }, mark: own }) => {
    const across = { from: to, to: to + (to - from) };
    const others = placed.filter((one) => one.mark !== own);
    const turns = !others.some(
      (one) => (one.row === row && meets(one.words, across)) || (one.row > row && meets(one.line, across)),
    );
    return { ...own, turns };
  });
}

/** Where time runs upwards: each mark in the column at the left, below its line, or below the mark of a later one that is in its place. */
function marksBeside(
  { map, gap, field, mark }: ForksLayout,
  incidents: readonly Incident[],
  base: number,
): IncidentMark[] {
  let clear = Number.NEGATIVE_INFINITY;
  return incidents.toReversed().map(({ id, onset, vetoed }) => {
    const own = placeAt(map, vetoed - base, 0).y + gap / 4;
    const y = Math.max(own, clear);
    const turns = y === own && own - gap / 2 - mark >= clear;
    clear = y + mark;
    const end = ((y === own ? 0 : field.x) - map.centre) / map.half;
    return { id, vetoed, ms: vetoed - onset, x: 0, y, end, turns };
  });
}

/** The incidents that left a mark by `t`, each with a place of its own. `base`: the instant that now stands for. */
export function incidentMarks(
  layout: ForksLayout,
  slices: readonly ForkSlice[],
  t: number,
  base: number,
): IncidentMark[] {
  return (layout.map.upright ? marksBeside : marksAbove)(layout, passed(slices, t), base);
}

/** The words of the marks: the id, and below it or behind it the milliseconds from onset to veto. */
export function markLabels(marks: readonly IncidentMark[], layout: ForksLayout): Label[] {
  const { map, size, line, lines, gap } = layout;
  return marks.flatMap((mark) => {
    const { id, x, y, turns } = mark;
    const { veto, width } = wordsOf(mark, layout);
    const place = { x, size, align: map.upright ? 'start' : 'end', font: 'mono', ink: 'warn' } as const;
    const first = { ...place, y, weight: '500' } as const;
    const second = { ...place, y: lines === 1 ? y : y + line, weight: '400' } as const;
    if (map.upright) {
      const along = { from: y, to: y + 2 * line };
      const by = -2 * line - gap / 2;
      const otherwise = turns ? { otherwise: { along: { from: along.from + by, to: along.to + by }, by } } : {};
      return [
        { text: id, along, place: first, ...otherwise },
        { text: veto, along, place: second, ...otherwise },
      ];
    }
    const along = { from: x - width, to: x };
    const start = x + 2 * OFF_LINE * gap;
    const behind = { from: start, to: start + width };
    const turned = (end: number) => (turns ? { otherwise: { along: behind, by: start + end - x } } : {});
    const idWidth = monoWidth(id.length, size);
    const before = lines === 1 ? width - idWidth : 0;
    return [
      { text: id, along, place: { ...first, x: x - before }, ...turned(idWidth + before) },
      { text: veto, along, place: second, ...turned(lines === 1 ? width : monoWidth(veto.length, size)) },
    ];
  });
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
    words.push({ text, along: { from: top, to: top + line }, place: { ...place, x: 0, y: top } });
  };
  const add = (text: string, at: number, ms: number, row: number, ink: 'muted' | 'faint') => {
    const room = ms * pxPerMs;
    const long = text.length * SANS_ADVANCE * size + gap;
    const place = { size, font: 'sans', weight: '400', ink } as const;
    if (upright) {
      if (long <= field.x + gap) addBeside(text, at, ms, row, place);
      return;
    }
    if (long > room) return;
    const left = placeAt(map, at - base, 0).x + gap / 2;
    const foot = field.y + field.height + gap / 2 + row * line;
    const along = { from: left, to: left + long - gap };
    words.push({ text, along, slack: room - long, place: { ...place, x: left, y: foot } });
  };
  slices.forEach(({ start }, i) => {
    PHASES.forEach((phase, p) => {
      const next = PHASES[p + 1];
      const from = phaseStart(phase);
      add(phase, start + from, (next ? phaseStart(next) : SLICE_MS) - from, 0, 'muted');
    });
    const room = upright ? phaseStart('fork') : SLICE_MS;
    add(SCENARIOS[scenarios[i] as number] ?? '', start, room, 1, 'faint');
  });
  return words;
}

/** A label's text, and how far along time it stands from its place, CSS px. */
interface Shown {
  readonly text: string;
  readonly by: number;
}

const HIDDEN: Shown = { text: '', by: 0 };

/**
 * The labels once they have moved by `shift` CSS px along time. One that the picture's edge would cut moves on or turns to its other place,
 * if it can. It is empty if it would be cut all the same or, where time runs upwards, by the words beside now or by one that has turned.
 */
export function shownLabels(labels: readonly Label[], { map, length, line, gap }: ForksLayout, shift: number): Shown[] {
  const moved = ({ from, to }: Span) => ({ from: from + shift, to: to + shift });
  const isIn = ({ from, to }: Span) => from >= 0 && to <= length;
  const now = map.upright ? { from: map.now - 2 * line - gap, to: map.now } : { from: map.now, to: map.now };
  const turned: Span[] = [];
  return labels.map(({ text, along, slack = 0, otherwise }) => {
    const span = moved(along);
    const cut = -span.from;
    if (cut > 0 && cut <= slack) return { text, by: cut };
    if (isIn(span)) {
      const taken = otherwise ? [] : turned;
      return [...taken, now].some((one) => meets(one, span)) ? HIDDEN : { text, by: 0 };
    }
    // Cut by the end of the past, not by the end of what is foreseen.
    const isPast = map.upright ? span.to > length : cut > 0;
    if (!otherwise || !isPast) return HIDDEN;
    const other = moved(otherwise.along);
    if (!isIn(other) || (map.upright ? meets(now, other) : other.to > map.now)) return HIDDEN;
    if (map.upright) turned.push(other);
    return { text, by: otherwise.by };
  });
}
