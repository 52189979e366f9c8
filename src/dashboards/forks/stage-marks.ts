import { grouped } from '../../sim/words/units';
import type { Incident } from '../../sim/world/incidents';
import { monoWidth } from '../../stage/type';
import type { ForkSlice } from './sim-slice';
import { type ForksLayout, placeAt } from './stage-layout';
import { marksIn } from './stage-lines';

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
  readonly ms: number;
  /** Where its words end, or where they begin if time runs upwards; the top of the first of them. */
  readonly x: number;
  readonly y: number;
  /** Height, as of the forks, to which its line goes: beside its words. */
  readonly end: number;
  /** The same while its words stand over its line: below them. */
  readonly under: number;
  /** Place of its line along time. */
  readonly line: number;
  /** How far its words may move on along time to stay in the picture. 0 where time runs upwards. */
  readonly slack: number;
  /** Whether its words may stand at the other side of its line. Only where time runs upwards. */
  readonly turns: boolean;
  /** A tick below other words, from its line to its own words, where others stand between. */
  readonly tick: (Span & { readonly y: number }) | undefined;
}

/** The words of a mark: its id, and the milliseconds from onset to veto. In one line, they need no word for what they are. */
export function wordsOf({ id, ms }: Pick<IncidentMark, 'id' | 'ms'>, { lines, size }: ForksLayout) {
  const veto = lines === 1 ? `${grouped(ms)} ms` : `veto ${grouped(ms)} ms`;
  const characters = lines === 1 ? id.length + 1 + veto.length : Math.max(id.length, veto.length);
  return { veto, width: monoWidth(characters, size) };
}

/** A mark while its row is being found. Its words would end at `own`; they end at `to`. */
interface Placing {
  readonly incident: Incident;
  readonly ms: number;
  readonly line: number;
  readonly width: number;
  readonly own: number;
  row: 0 | 1;
  to: number;
}

/** In each row, older words make room for newer ones: they move towards the past. */
function pushBack(placed: readonly Placing[], row: 0 | 1, gap: number): void {
  let room = Number.POSITIVE_INFINITY;
  for (const each of placed.filter((one) => one.row === row).toReversed()) {
    each.to = Math.min(each.own, room);
    room = each.to - each.width - gap;
  }
}

/**
 * Two rows: each mark in the lower one if no other words stand there, or else in the upper one, which the marks that it meets leave for the
 * lower one. No line goes up to the upper row through words in the lower one. The marks are in the order of time.
 */
function placeInRows(incidents: readonly Incident[], layout: ForksLayout, base: number): Placing[] {
  const { map, gap } = layout;
  const off = OFF_LINE * gap;
  const placed: Placing[] = [];
  const spanOf = ({ to, width }: Placing): Span => ({ from: to - width - gap, to: to + off });
  const clearOf = (line: number): Span => ({ from: line - gap, to: line + gap });
  for (const incident of incidents) {
    const line = placeAt(map, incident.vetoed - base, 0).x;
    const ms = incident.vetoed - incident.onset;
    const { width } = wordsOf({ id: incident.id, ms }, layout);
    const one: Placing = { incident, ms, line, width, own: line - off, row: 0, to: line - off };
    const span = spanOf(one);
    const [lower, upper] = [placed.filter(({ row }) => row === 0), placed.filter(({ row }) => row === 1)];
    const isFree =
      !lower.some((other) => meets(spanOf(other), span)) && !upper.some((other) => meets(clearOf(other.line), span));
    if (!isFree) {
      one.row = 1;
      for (const other of upper) if (meets(spanOf(other), span)) other.row = 0;
    }
    placed.push(one);
    const settle = () => {
      pushBack(placed, 0, gap);
      const low = placed.filter(({ row }) => row === 0).map(spanOf);
      return placed.find(({ row, line: x }) => row === 1 && low.some((words) => meets(words, clearOf(x))));
    };
    for (let crossed = settle(); crossed; crossed = settle()) crossed.row = 0;
  }
  return placed;
}

/**
 * Where time runs to the right: every mark has words, in one of two rows, at the left of its line, so that nothing ever hangs over now.
 * Where newer words stand in their place, they stand further back, and a tick leads to them.
 */
function marksAbove(layout: ForksLayout, incidents: readonly Incident[], base: number): IncidentMark[] {
  const { map, gap, mark, field } = layout;
  const placed = placeInRows(incidents, layout, base);
  const heightOf = (y: number) => (y - map.centre) / map.half;
  return placed.map((one) => {
    const { incident, ms, line, row, own, to } = one;
    const y = field.y - (row + 1) * mark;
    const foot = y + mark - gap / 4;
    const others = placed.filter((other) => other !== one && other.line > line);
    const next = Math.min(
      ...others.filter((other) => other.row === row).map((other) => other.to - other.width - gap),
      ...others.filter((other) => other.row > row).map((other) => other.line - gap),
    );
    const shifted = to < own;
    return {
      id: incident.id,
      vetoed: incident.vetoed,
      ms,
      x: to,
      y,
      line,
      end: heightOf(shifted ? foot : y),
      under: heightOf(foot),
      slack: Math.max(next - to, 0),
      turns: false,
      tick: shifted ? { from: to - gap, to: line, y: foot } : undefined,
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
  return incidents.toReversed().map(({ id, onset, vetoed }) => {
    const line = placeAt(map, vetoed - base, 0).y;
    const own = line + gap / 4;
    const y = Math.max(own, clear);
    const turns = y === own && own - gap / 2 - mark >= clear;
    clear = y + mark;
    const end = ((y === own ? 0 : field.x) - map.centre) / map.half;
    const ms = vetoed - onset;
    return { id, vetoed, ms, x: 0, y, end, under: end, line, slack: 0, turns, tick: undefined };
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
