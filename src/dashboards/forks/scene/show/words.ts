import { monoWidth } from '../../../../plot/grammar/type';
import type { WorldName } from '../../../../sim/math/seed-of';
import { grouped } from '../../../../sim/words/units';
import { type Incident, withoutVeto } from '../../../../sim/world/incidents/incidents';
import type { ForkSlice } from '../../sim-slice';
import type { VetoFlash } from '../flash';
import { mapPoint } from '../map';
import { KEY, type KeyName, type ShowLayout, topOfRow } from './layout';
import { LOWER_FIRST, openRows, UPPER_FIRST } from './word-rows';

/** Vetoes that are named where no incident is told, the newest first. */
export const VETOES = ['veto', '2nd veto', '3rd veto', '4th veto'] as const;
export type ShowLabel = 'now' | 'watchdog' | (typeof VETOES)[number];
const WATCHDOG = ['pod', 'watchdog'] as const;

/** Words of the show, and their place in CSS px. */
export interface ShowWord {
  readonly label: ShowLabel;
  /** One line, or two in a column. */
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly long: number;
  /** Instant of the veto, for the words of one. */
  readonly vetoed?: number | undefined;
}

export interface ShowContent {
  readonly world: WorldName;
  readonly slices: readonly ForkSlice[];
  readonly t: number;
  /** Single incident that is told, if any. */
  readonly focus: Incident | undefined;
  /** Words beside now, in two parts. */
  readonly now: readonly string[];
  /** Highlight of a veto, if any, whose own words stand in front of those. */
  readonly flash?: VetoFlash | undefined;
}

/** Vetoes that get words, the newest first. */
function vetoesOf({ slices, focus, t }: ShowContent): Incident[] {
  if (focus) return focus.ended <= t && !focus.watchdog ? [focus] : [];
  const marks = slices.flatMap((slice) => slice.marks.filter(({ ended, watchdog }) => ended <= t && !watchdog));
  return marks.toReversed().slice(0, VETOES.length);
}

/** Instant at which the watchdog would have ended the told incident; undefined until then. */
export function watchdogEnd({ world, focus, t }: ShowContent): number | undefined {
  const ended = focus && withoutVeto(world, focus).ended;
  return ended !== undefined && ended <= t ? ended : undefined;
}

/**
 * Entries of the key for what is in the drawing. Where no incident is told, the words of each veto are the key to what
 * it cut; one that is told prevents nothing before its veto, or without one.
 */
export function keyNames({ slices, focus, t }: Pick<ShowContent, 'slices' | 'focus' | 't'>): KeyName[] {
  const isIn: Readonly<Record<KeyName, boolean>> = {
    best: true,
    cut: focus !== undefined && slices.some(({ marks }) => marks.some(({ ended }) => ended <= t)),
    foreseen: true,
    prevented: !focus || (focus.ended <= t && !focus.watchdog),
  };
  return KEY.filter((name) => isIn[name]);
}

const vetoWords = ({ onset, ended }: Incident, hasFocus: boolean) => [
  hasFocus ? 'vetoed after' : 'vetoed at',
  `${grouped(ended - onset)} ms`,
];

/**
 * Words above the bundle, where time runs to the right: in rows, each beside its line, the newest first, and none over
 * a line with words.
 */
function wordsAbove(layout: ShowLayout, content: ShowContent): ShowWord[] {
  const { map, size, gap } = layout;
  const rows = openRows(layout);
  const words: ShowWord[] = [];
  /** Distance from a line to its words. */
  const off = Math.max(gap, 0.45 * size);
  const xAt = (instant: number) => mapPoint(map, instant - content.t, 0).x;
  const longOf = (text: string) => monoWidth(text.length, size);
  const add = (label: ShowLabel, text: string, x: number, row: number, vetoed?: number) => {
    const long = longOf(text);
    rows.take(row, x, long);
    words.push({ label, lines: [text], x, y: topOfRow(layout, layout.row + row), long, vetoed });
  };
  /**
   * Adds words that end before their line, in the first of some rows up to which the line can come; or leaves them out.
   */
  const addBefore = (label: ShowLabel, text: string, lineX: number, order: readonly number[], vetoed?: number) => {
    const x = lineX - off - longOf(text);
    const row = order.find((one) => rows.isFree(one, x, longOf(text)) && rows.isOpenUpTo(one, lineX));
    if (row !== undefined) add(label, text, x, row, vetoed);
  };

  const now = content.now.join(' ');
  const nowX = [map.now + off, map.now - off - longOf(now)].find((x) => rows.isFree(1, x, longOf(now)));
  if (nowX !== undefined && !content.flash) add('now', now, nowX, 1);
  // The vetoes of others have no lines where one is told.
  const lines = content.focus ? [] : content.slices.flatMap((slice) => slice.marks.map(({ ended }) => xAt(ended)));
  vetoesOf(content).forEach((veto, i) => {
    const text = vetoWords(veto, content.focus !== undefined).join(' ');
    const lineX = xAt(veto.ended);
    const from = lineX - off - longOf(text) - gap;
    const isOverLine = lines.some((other) => from < other && other < lineX);
    addBefore(VETOES[i] as ShowLabel, text, lineX, isOverLine ? UPPER_FIRST : LOWER_FIRST, veto.ended);
  });
  const ended = watchdogEnd(content);
  if (ended !== undefined) addBefore('watchdog', WATCHDOG.join(' '), xAt(ended), LOWER_FIRST);
  return words;
}

/**
 * Words beside the bundle, where time runs upwards: in the column at the left, each beside its line or below the words
 * of a later one.
 */
function wordsAtSide(layout: ShowLayout, content: ShowContent): ShowWord[] {
  const { map, size, gap, line, along } = layout;
  const { t } = content;
  const longOf = (lines: readonly string[]) => monoWidth(Math.max(...lines.map(({ length }) => length)), size);
  const words: ShowWord[] = [];
  let clear = 0;
  const add = (label: ShowLabel, lines: readonly string[], top: number, vetoed?: number) => {
    const y = Math.max(top, clear);
    const end = y + lines.length * line;
    if (end > along) return;
    clear = end + gap / 2;
    words.push({ label, lines, x: 0, y, long: longOf(lines), vetoed });
  };
  const beside = (instant: number) => mapPoint(map, instant - t, 0).y - line;
  if (!content.flash) add('now', content.now, map.now - gap / 2 - content.now.length * line);
  // Its line ends the words at now.
  clear = map.now + gap / 2;
  const ended = watchdogEnd(content);
  if (ended !== undefined) add('watchdog', WATCHDOG, beside(ended));
  vetoesOf(content).forEach((veto, i) => {
    add(VETOES[i] as ShowLabel, vetoWords(veto, content.focus !== undefined), beside(veto.ended), veto.ended);
  });
  return words;
}

/** Words of the show's drawing at an instant, without the key. None meets another, a line, or is cut by an edge. */
export const showWords = (layout: ShowLayout, content: ShowContent): ShowWord[] =>
  (layout.map.upright ? wordsAtSide : wordsAbove)(layout, content);

/**
 * From where a line across time goes, CSS px: from the words `label` beside it, or else from where the drawing begins.
 */
export function lineFrom({ map, top, column }: ShowLayout, words: readonly ShowWord[], label: ShowLabel): number {
  // Only now goes through the column: its words stand on it.
  if (map.upright) return label === 'now' ? 0 : column;
  return words.find((word) => word.label === label)?.y ?? top;
}

/** Heights to which the lines of a slice's vetoes rise: beside their words, and never through those of others. */
export function topsAmong({ map, ends, top }: ShowLayout, slice: ForkSlice, words: readonly ShowWord[]): number[] {
  return slice.marks.map(({ ended }) => {
    if (map.upright) return ends[0];
    const vetoWord = words.find((word) => word.vetoed === ended);
    return ((vetoWord?.y ?? top) - map.centre) / map.half;
  });
}
