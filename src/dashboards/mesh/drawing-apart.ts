import { clamp } from '../../sim/math/math';
import type { MeshLayout } from './drawing-layout';
import { batchRow } from './drawing-layout';
import type { Batch } from './sim';

/**
 * Distance across the way of two markers that overtake each other, in sizes of a marker, and the distance along it
 * within which they make room: together they leave air between the two, a quarter of a marker where the lane has room.
 */
const APART = 1.4;
const NOTICED = 1.55;
/** Milliseconds in which an arriving batch gets its room, and in which it gives it back before it commits. */
const GIVES_MS = 1_500;

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly weight: number;
  /** Height of its row. */
  readonly row: number;
}

/** Required distance of two across the way, CSS px: none if they are far apart along it, and without a leap between. */
function needed(a: Placed, b: Placed, marker: number): number {
  const share = (a.x - b.x) / (NOTICED * marker);
  return share * share < 1 ? APART * marker * (1 - share * share) * Math.min(a.weight, b.weight) : 0;
}

/** Longest way to each place from the first, in steps as long as `step` says. */
function longest(count: number, step: (from: number, to: number) => number): number[] {
  const ways: number[] = [];
  for (let to = 0; to < count; to++) ways.push(Math.max(0, ...ways.map((way, from) => way + step(from, to))));
  return ways;
}

/**
 * Heights of a lane's markers, CSS px, by their batches' ids: the row's, or as far from it as makes the shapes legible.
 * They depend on the batches alone, and move smoothly as they overtake each other: the mean of two solutions, one
 * pushed down from the rows and one pushed up, each of which keeps every pair far enough apart.
 */
export function heightsOf(
  batches: readonly Batch[],
  lane: number,
  { lanes, marker, x0, x1 }: MeshLayout,
): Map<string, number> {
  const { rows = [0] } = lanes[lane] ?? {};
  const [least, most] = [rows[0] as number, rows.at(-1) as number];
  const places = batches
    .map(({ id, ms, life, ts }) => ({
      id,
      ts,
      x: x0 + ((x1 - x0) * ms) / life,
      weight: clamp(Math.min(ms, life - ms) / GIVES_MS, 0, 1),
      row: rows[batchRow(id, rows.length)] as number,
    }))
    // From the top down; within a row, in order of arrival.
    .sort((a, b) => a.row - b.row || a.ts - b.ts || (a.id < b.id ? -1 : 1));
  const { length } = places;
  const last = length - 1;
  const want = (i: number, j: number) => needed(places[i] as Placed, places[j] as Placed, marker);
  const above = longest(length, want);
  const below = longest(length, (i, j) => want(last - j, last - i)).reverse();
  /**
   * Distance that the two get: less than required if a chain of neighbours through them is longer than the lane is
   * high.
   */
  const separation = (i: number, j: number) => {
    const chain = (above[i] as number) + want(i, j) + (below[j] as number);
    return chain > most - least ? (want(i, j) * (most - least)) / chain : want(i, j);
  };
  /** Heights pushed down from the rows, which keep all markers apart. None leaves too little room for those below. */
  const down: number[] = [];
  const bottom = longest(length, (i, j) => separation(last - j, last - i)).reverse();
  places.forEach(({ row }, j) => {
    down.push(Math.max(Math.min(row, most - (bottom[j] as number)), ...down.map((y, i) => y + separation(i, j))));
  });
  /** Heights pushed up, likewise. */
  const up: number[] = [];
  const top = longest(length, separation);
  for (let i = last; i >= 0; i--) {
    const y = Math.max((places[i] as Placed).row, least + (top[i] as number));
    up[i] = Math.min(y, ...up.slice(i + 1).map((under, k) => under - separation(i, i + 1 + k)));
  }
  return new Map(places.map(({ id }, i) => [id, ((down[i] as number) + (up[i] as number)) / 2]));
}
