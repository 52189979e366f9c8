import { grouped } from '../../sim/words/units';
import type { Incident } from '../../sim/world/incidents';
import { PHASES, phaseStart, SCENARIOS, SLICE_MS } from '../../sim/world/scenario';
import type { LabelPlace } from '../../stage/marks/labels';
import { monoWidth } from '../../stage/type';
import type { ForkSlice } from './sim-slice';
import { type ForksLayout, ID_LENGTH, placeAt } from './stage-layout';
import { marksIn } from './stage-lines';

/** Widest mean advance of a character of the sans face, as a share of its size. */
const SANS_ADVANCE = 0.58;

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
}

/** An incident whose id is printed, and where its words stand in CSS px. */
export interface IncidentMark {
  readonly vetoed: number;
  readonly id: string;
  readonly ms: number;
  readonly x: number;
  readonly y: number;
  /** Height, as of the forks, to which its line goes: beside its words. */
  readonly end: number;
}

const meets = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** The incidents that left a mark by `t`, oldest first. */
const passed = (slices: readonly ForkSlice[], t: number): Incident[] =>
  slices.flatMap((slice) => marksIn(slice).filter(({ vetoed }) => vetoed <= t));

/**
 * Where time runs to the right: each mark in the lowest row in which it meets no other, at the left of its line, so that nothing ever
 * hangs over now. One that meets others in all rows takes the place of those in the highest, which go without words: the newest incident
 * always has them.
 */
function marksAbove(
  { map, size, gap, rows, mark, line }: ForksLayout,
  incidents: readonly Incident[],
  base: number,
): IncidentMark[] {
  const highest = rows - 1;
  let placed: { readonly row: number; readonly words: Span; readonly line: Span; readonly mark: IncidentMark }[] = [];
  for (const { id, onset, vetoed } of incidents) {
    const { x } = placeAt(map, vetoed - base, 0);
    const words = { from: x - monoWidth(ID_LENGTH, size) - gap, to: x };
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
      mark: { id, vetoed, ms: vetoed - onset, x: x - gap * 0.75, y, end: (y - map.centre) / map.half },
    });
  }
  return placed.map((one) => one.mark);
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
    clear = y + mark;
    return { id, vetoed, ms: vetoed - onset, x: 0, y, end: ((y === own ? 0 : field.x) - map.centre) / map.half };
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

/** The words of the marks: the id, and below it the milliseconds from onset to veto. */
export function markLabels(marks: readonly IncidentMark[], { map, size, line }: ForksLayout): Label[] {
  return marks.flatMap(({ id, ms, x, y }) => {
    const veto = `veto ${grouped(ms)} ms`;
    const long = monoWidth(Math.max(id.length, veto.length), size);
    const along = map.upright ? { from: y, to: y + 2 * line } : { from: x - long, to: x };
    const place = { x, size, align: map.upright ? 'start' : 'end', font: 'mono', ink: 'warn' } as const;
    return [
      { text: id, along, place: { ...place, y, weight: '500' } },
      { text: veto, along, place: { ...place, y: y + line, weight: '400' } },
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
  const add = (text: string, at: number, ms: number, row: number, ink: 'muted' | 'faint') => {
    const room = ms * pxPerMs;
    const long = text.length * SANS_ADVANCE * size + gap;
    const { x, y } = placeAt(map, at - base, 0);
    const top = y - line * (row + 1);
    const fits = upright ? long <= field.x + gap && line * (row + 1) <= room : long <= room;
    const free =
      !upright || !marks.some((one) => meets({ from: top, to: top + line }, { from: one.y, to: one.y + mark }));
    if (!fits || !free) return;
    const place = { size, font: 'sans', weight: '400', ink } as const;
    const left = x + gap / 2;
    if (upright) words.push({ text, along: { from: top, to: top + line }, place: { ...place, x: 0, y: top } });
    else {
      const foot = field.y + field.height + gap / 2 + row * line;
      words.push({ text, along: { from: left, to: left + long - gap }, place: { ...place, x: left, y: foot } });
    }
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

/**
 * The texts of the labels once they have moved by `shift` CSS px along time. A label is empty if it would be cut by the picture's edge or, where
 * time runs upwards, by the words beside now.
 */
export function visibleTexts(
  labels: readonly Label[],
  { map, length, line, gap }: ForksLayout,
  shift: number,
): string[] {
  const taken = map.upright ? { from: map.now - 2 * line - gap, to: map.now } : { from: 0, to: 0 };
  return labels.map(({ text, along }) => {
    const span = { from: along.from + shift, to: along.to + shift };
    return span.from >= 0 && span.to <= length && !meets(span, taken) ? text : '';
  });
}
