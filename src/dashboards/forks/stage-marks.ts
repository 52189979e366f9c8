import { grouped } from '../../sim/words/units';
import type { Incident } from '../../sim/world/incidents';
import type { Rect } from '../../stage/rect';
import { monoWidth } from '../../stage/type';
import type { ForkSlice } from './sim-slice';
import { type ForksLayout, placeAt } from './stage-layout';
import { marksIn } from './stage-lines';

/** Characters of room between an id and its milliseconds in one line, and at least from one mark's words to the next one's. */
const BETWEEN = 2;
const APART = 3;
/** From a mark's line to its words where time runs to the right, in gaps. */
const OFF_LINE = 0.75;

export interface Span {
  readonly from: number;
  readonly to: number;
}

export const meets = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** An incident whose id is printed, and where its words stand in CSS px. */
export interface IncidentMark {
  readonly vetoed: number;
  readonly id: string;
  /** Milliseconds from the onset to the veto, or to the watchdog. */
  readonly ms: number;
  /** Whether the hardware watchdog ended it instead of a veto. */
  readonly watchdog: boolean;
  /** Where its words end, or where they begin if time runs upwards; the top of the first of them. */
  readonly x: number;
  readonly y: number;
  /** Height, as of the forks, to which its line goes: beside its words. */
  readonly end: number;
  /** The same while words stand over its line: below them, or beside them where time runs upwards. */
  readonly under: number;
  /** Place of its line along time. */
  readonly line: number;
  /** Whether its id stands without the milliseconds. */
  readonly brief: boolean;
  /** From its line to its words, where others stand between: rectangles without thickness. */
  readonly ticks: readonly Rect[];
}

/** What ended a mark's incident, and the milliseconds it took from the onset. The column of a time that runs upwards has room for its seconds. */
function endedWords({ ms, watchdog }: Pick<IncidentMark, 'ms' | 'watchdog'>, { map, lines }: ForksLayout): string {
  if (watchdog) return map.upright ? `watchdog ${ms / 1_000} s` : `watchdog ${grouped(ms)} ms`;
  return lines === 1 ? `${grouped(ms)} ms` : `veto ${grouped(ms)} ms`;
}

/** The words of a mark: its id, and what ended it after how long. In one line, a veto needs no word for what it is. */
export function wordsOf(mark: Pick<IncidentMark, 'id' | 'ms' | 'watchdog'>, layout: ForksLayout) {
  const { id } = mark;
  const { lines, size } = layout;
  const veto = endedWords(mark, layout);
  const characters = lines === 1 ? id.length + BETWEEN + veto.length : Math.max(id.length, veto.length);
  return { veto, width: monoWidth(characters, size) };
}

/** Least room between the words of two marks in one row, CSS px: more than within those of one. */
export const apartIn = ({ size }: Pick<ForksLayout, 'size'>) => monoWidth(APART, size);

/** A mark with its row and the end of its words. */
interface Placing {
  readonly incident: Incident;
  readonly line: number;
  readonly ms: number;
  readonly own: number;
  readonly row: number;
  readonly to: number;
  readonly width: number;
}

/**
 * Two rows, filled from the newest mark to the oldest. One whose words stand over the line of an older one is in the upper row, if there is
 * room, or else in the lower one. Where neither has room, it has its id alone, further back.
 */
function placeInRows(incidents: readonly Incident[], layout: ForksLayout, base: number): Placing[] {
  const { map, gap, rows, size } = layout;
  const apart = apartIn(layout);
  const room = new Array<number>(rows).fill(Number.POSITIVE_INFINITY);
  const lines = incidents.map(({ vetoed }) => placeAt(map, vetoed - base, 0).x);
  const placed = incidents.toReversed().map((incident, back): Placing => {
    const at = incidents.length - 1 - back;
    const line = lines[at] as number;
    const own = line - OFF_LINE * gap;
    const ms = incident.vetoed - incident.onset;
    const { width } = wordsOf({ id: incident.id, ms, watchdog: incident.watchdog === true }, layout);
    const covers = lines.slice(0, at).some((older) => older > own - width - gap);
    const order = covers ? [1, 0] : [0, 1];
    const free = order.find((row) => own <= (room[row] as number));
    const row = free ?? room.indexOf(Math.max(...room));
    const to = Math.min(own, room[row] as number);
    const taken = free === undefined ? monoWidth(incident.id.length, size) : width;
    room[row] = to - taken - apart;
    return { incident, line, ms, own, row, to, width: taken };
  });
  return placed.toReversed();
}

/**
 * Where time runs to the right: every mark has words, in one of two rows, at the left of its line, so that nothing ever hangs over now.
 * Ticks lead to them where other words stand between.
 */
function marksAbove(layout: ForksLayout, incidents: readonly Incident[], base: number): IncidentMark[] {
  const { map, gap, mark, field } = layout;
  const placed = placeInRows(incidents, layout, base);
  const heightOf = (y: number) => (y - map.centre) / map.half;
  const topOf = (row: number) => field.y - (row + 1) * mark;
  const footOf = (row: number) => field.y - row * mark - gap / 4;
  return placed.map(({ incident, ms, line, row, own, to }) => {
    const isBack = to < own;
    const covered = placed.some(
      (one) => one.row < row && one.to - one.width - gap / 2 < line && line < one.to + gap / 2,
    );
    const top = isBack ? footOf(row) : topOf(row);
    const across = { x: to - gap, y: footOf(row), width: line - to + gap, height: 0 };
    const up = { x: line, y: top, width: 0, height: footOf(row) + gap / 4 - top };
    return {
      id: incident.id,
      vetoed: incident.vetoed,
      ms,
      watchdog: incident.watchdog === true,
      brief: isBack,
      x: to,
      y: topOf(row),
      line,
      end: heightOf(covered ? footOf(0) : top),
      under: heightOf(footOf(row)),
      ticks: [...(isBack ? [across] : []), ...(covered ? [up] : [])],
    };
  });
}

/** Where time runs upwards: each mark in the column at the left, below its line, or below the mark of a later one that is in its place. */
function marksBeside(
  { map, gap, field, mark }: ForksLayout,
  incidents: readonly Incident[],
  base: number,
): IncidentMark[] {
  let clear = Number.NEGATIVE_INFINITY;
  return incidents.toReversed().map(({ id, onset, vetoed, watchdog = false }) => {
    const line = placeAt(map, vetoed - base, 0).y;
    const own = line + gap / 4;
    const y = Math.max(own, clear);
    clear = y + mark;
    const heightOf = (x: number) => (x - map.centre) / map.half;
    const end = heightOf(y === own ? 0 : field.x);
    const under = heightOf(field.x);
    return { id, vetoed, ms: vetoed - onset, watchdog, x: 0, y, end, under, line, brief: false, ticks: [] };
  });
}

/** The incidents that left a mark by `t`, each with a place of its own. `base`: the instant that now stands for. */
export function incidentMarks(
  layout: ForksLayout,
  slices: readonly ForkSlice[],
  t: number,
  base: number,
): IncidentMark[] {
  const passed = slices.flatMap((slice) => marksIn(slice).filter(({ vetoed }) => vetoed <= t));
  return (layout.map.upright ? marksBeside : marksAbove)(layout, passed, base);
}
