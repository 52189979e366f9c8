import { grouped } from '../../sim/words/units';
import { type Incident, withoutVeto } from '../../sim/world/incidents';
import { SLICE_MS } from '../../sim/world/scenario';
import { WATCHDOG_MS } from '../../sim/world/spread';
import { monoWidth } from '../../stage/type';
import { bestAt, type ForkSlice } from './sim-slice';
import { placeAt } from './stage-layout';
import { marksIn } from './stage-lines';
import { heightAt, runAt } from './stage-shape';
import { fitsAlong, type ShowLayout, topOfRow } from './stage-show-layout';

/** Vetoes that are named where no incident is told. */
export const NAMED_VETOES = 4;
/** Labels by their number. Vetoes follow, the newest first. */
export const LABELS = { now: 0, foreseen: 1, best: 2, watchdog: 3, veto: 4 } as const;
const WORDS = { foreseen: 'foreseen', best: 'best', watchdog: `watchdog, ${WATCHDOG_MS / 1_000} s` } as const;

/** A text of the show, and where it stands in CSS px. */
export interface ShowWord {
  readonly label: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly long: number;
  /** For the words of a veto: its instant. */
  readonly vetoed?: number;
}

/** Room between the line of now and a word beside it. */
const besideNow = (gap: number) => 1.5 * gap;

/** What the words tell of. */
interface ShowTold {
  readonly seed: string;
  readonly slices: readonly ForkSlice[];
  readonly t: number;
  /** The incident that is told alone, if any. */
  readonly told: Incident | undefined;
  /** What stands beside now. */
  readonly now: string;
}

/** The vetoes that get words, the newest first. */
function vetoesOf({ slices, told, t }: ShowTold): Incident[] {
  if (told) return told.vetoed <= t && !told.watchdog ? [told] : [];
  const marks = slices.flatMap((slice) => marksIn(slice).filter(({ vetoed }) => vetoed <= t));
  return marks.toReversed().slice(0, NAMED_VETOES);
}

/** Where time runs to the right: words in rows above the bundle, each beside its line, the newest first, and none over a line that is named. */
function wordsAbove(layout: ShowLayout, told: ShowTold): ShowWord[] {
  const { map, size, gap, line, along, rows, across } = layout;
  const { t, seed } = told;
  const at = (instant: number) => placeAt(map, instant - t, 0).x;
  const longOf = (text: string) => monoWidth(text.length, size);
  const rowsTaken = Array.from({ length: rows }, (): { from: number; to: number }[] => []);
  const words: ShowWord[] = [];
  const isFree = (row: number, from: number, long: number) => fitsAlong(from, long, rowsTaken[row] ?? [], along, gap);
  const add = (label: number, text: string, x: number, row: number, vetoed?: number) => {
    const long = longOf(text);
    rowsTaken[row]?.push({ from: x, to: x + long });
    words.push({ label, text, x, y: topOfRow(layout, row), long, ...(vetoed === undefined ? {} : { vetoed }) });
  };
  const long = longOf(told.now);
  const off = besideNow(gap);
  const beside = [map.now + off, map.now - off - long].find((x) => isFree(rows - 1, x, long));
  if (beside !== undefined) add(LABELS.now, told.now, beside, rows - 1);
  const vetoes = vetoesOf(told);
  const lines = told.slices.flatMap((slice) => marksIn(slice).map(({ vetoed }) => at(vetoed)));
  vetoes.forEach(({ onset, vetoed }, i) => {
    const text = `${told.told ? 'vetoed' : 'cut'} after ${grouped(vetoed - onset)} ms`;
    const own = at(vetoed);
    const x = own - gap - longOf(text);
    const covers = lines.some((other) => x - gap < other && other < own);
    const order = rows > 1 && covers ? [0, rows - 1] : [rows - 1, 0];
    // Its line has to come up to it: past the words in the rows below.
    const row = order.find(
      (one) =>
        isFree(one, x, longOf(text)) &&
        rowsTaken.every((spans, lower) => lower <= one || !spans.some(({ from, to }) => from < own && own < to)),
    );
    if (row !== undefined) add(LABELS.veto + i, text, x, row, vetoed);
  });
  // At the other side of the bundle, where it meets no veto.
  const ended = told.told && withoutVeto(seed, told.told).vetoed;
  if (ended === undefined || ended > t) return words;
  const wide = longOf(WORDS.watchdog);
  const passed = told.told?.watchdog ? Number.NEGATIVE_INFINITY : at(told.told?.vetoed ?? 0);
  const x = [at(ended) - gap - wide, at(ended) + gap].find(
    (from) => fitsAlong(from, wide, [], along, gap) && !(from - gap < passed && passed < from + wide),
  );
  if (x !== undefined) words.push({ label: LABELS.watchdog, text: WORDS.watchdog, x, y: across - line, long: wide });
  return words;
}

/** Where time runs upwards: words in the column at the left, each below its line or below the words of a later veto. */
function wordsAtSide(layout: ShowLayout, told: ShowTold): ShowWord[] {
  const { map, size, gap, line, along, across } = layout;
  const { t, seed } = told;
  const at = (instant: number) => placeAt(map, instant - t, 0).y;
  const longOf = (text: string) => monoWidth(text.length, size);
  const words: ShowWord[] = [
    { label: LABELS.now, text: told.now, x: 0, y: map.now - gap - line, long: longOf(told.now) },
  ];
  let clear = Number.NEGATIVE_INFINITY;
  vetoesOf(told).forEach(({ onset, vetoed }, i) => {
    const text = `${told.told ? 'vetoed' : 'cut'} after ${grouped(vetoed - onset)} ms`;
    const y = Math.max(at(vetoed) + gap, clear);
    if (y + line > along) return;
    clear = y + line + gap / 2;
    words.push({ label: LABELS.veto + i, text, x: 0, y, long: longOf(text), vetoed });
  });
  const ended = told.told && withoutVeto(seed, told.told).vetoed;
  if (ended === undefined || ended > t) return words;
  const long = longOf(WORDS.watchdog);
  const y = at(ended) + gap;
  if (y + line > along) return words;
  return [...words, { label: LABELS.watchdog, text: WORDS.watchdog, x: across - long, y, long }];
}

/** What stands beside now: which fork is the best, and that the rest is foreseen, clear of each other and of `words`. */
function wordsBeside(layout: ShowLayout, { slices, t }: ShowTold, words: readonly ShowWord[]): ShowWord[] {
  const { map, size, gap, line, along, across } = layout;
  const { upright } = map;
  const slice = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
  const best = slice ? bestAt(slice, t) : null;
  const fork = best === null ? undefined : slice?.forks[best];
  const run = fork && runAt(fork, t);
  const taken = [...words];
  const found: ShowWord[] = [];
  /** Puts a word in the first of some places that nothing has taken. */
  const add = (label: number, text: string, places: readonly { x: number; y: number }[]) => {
    const long = monoWidth(text.length, size);
    const place = places.find(
      ({ x, y }) =>
        x + long <= (upright ? across : along) &&
        !taken.some(
          (one) => x < one.x + one.long + gap && one.x < x + long + gap && y < one.y + line && one.y < y + line,
        ),
    );
    if (!place) return;
    const word = { label, text, ...place, long };
    taken.push(word);
    found.push(word);
  };
  if (slice && best !== null && run && t < run.to) {
    const { x, y } = placeAt(map, 0, heightAt(slice, best, run, t));
    const long = monoWidth(WORDS.best.length, size);
    const left = Math.min(Math.max(x - long / 2, 0), across - long);
    const above = { x: left, y: y - line - gap };
    const places = upright
      ? [above, { x: left, y: above.y - line - gap / 2 }]
      : [{ x: x + besideNow(gap), y: y - line / 2 }];
    add(LABELS.best, WORDS.best, places);
  }
  const wide = monoWidth(WORDS.foreseen.length, size);
  const top = map.now - 2 * line - 2 * gap;
  const x = map.now + besideNow(gap);
  const beyond = x + monoWidth(WORDS.best.length, size) + 2 * gap;
  const places = upright
    ? [top, top - line].map((y) => ({ x: across - wide, y }))
    : [
        { x, y: map.centre + gap / 2 },
        { x, y: map.centre - gap / 2 - line },
        { x: beyond, y: map.centre + gap / 2 },
      ];
  add(LABELS.foreseen, WORDS.foreseen, places);
  return found;
}

/** All words of the show's drawing at an instant. None meets another or is cut by an edge. */
export function showWords(layout: ShowLayout, told: ShowTold): ShowWord[] {
  const words = layout.map.upright ? wordsAtSide(layout, told) : wordsAbove(layout, told);
  return [...words, ...wordsBeside(layout, told, words)];
}

/** How far from the edge the line of a veto that is foreseen begins, clear of the word at now, CSS px across time. */
export function foreseenFrom({ map, top, gap }: ShowLayout, words: readonly ShowWord[]): number {
  return map.upright ? (words.find(({ label }) => label === LABELS.now)?.long ?? 0) + gap : top;
}

/** Heights to which the lines of a slice's vetoes go: beside their words, and never through those of others. */
export function topsAmong(layout: ShowLayout, slice: ForkSlice, t: number, words: readonly ShowWord[]): number[] {
  const { map, ends, gap, line, top } = layout;
  const heightOf = (px: number) => (px - map.centre) / map.half;
  return marksIn(slice).map(({ vetoed }) => {
    const own = words.find((word) => word.vetoed === vetoed);
    const at = placeAt(map, vetoed - t, 0);
    if (map.upright) {
      const over = words.filter(
        (word) => word !== own && word.x === 0 && word.y - gap / 4 < at.y && at.y < word.y + line + gap / 4,
      );
      return over.length === 0 ? ends[0] : heightOf(Math.max(...over.map(({ long }) => long)) + gap / 2);
    }
    return heightOf(own ? own.y : top);
  });
}
