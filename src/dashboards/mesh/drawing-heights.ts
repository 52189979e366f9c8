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

/** The batches of a lane from the top down; within a row, in order of arrival. */
function placesOf(batches: readonly Batch[], rows: readonly number[], { x0, x1 }: MeshLayout): Placed[] {
  const places = batches.map(({ id, ms, life, ts }) => ({
    id,
    ts,
    x: x0 + ((x1 - x0) * ms) / life,
    weight: clamp(Math.min(ms, life - ms) / GIVES_MS, 0, 1),
    row: rows[batchRow(id, rows.length)] as number,
  }));
  return places.sort((a, b) => a.row - b.row || a.ts - b.ts || (a.id < b.id ? -1 : 1));
}

/** Distance between two of a lane's places, the upper one first. */
type Distance = (upper: number, lower: number) => number;

/** Longest way from each of `count` places down to the last. */
const waysDown = (count: number, distance: Distance): number[] =>
  longest(count, (i, j) => distance(count - 1 - j, count - 1 - i)).reverse();

/**
 * Returns the distance that two places get in a lane as high as `room`: less than required if a chain of neighbours
 * through them is longer than that.
 */
function distanceWithin(room: number, places: readonly Placed[], marker: number): Distance {
  const required: Distance = (i, j) => needed(places[i] as Placed, places[j] as Placed, marker);
  const above = longest(places.length, required);
  const below = waysDown(places.length, required);
  return (i, j) => {
    const chain = (above[i] as number) + required(i, j) + (below[j] as number);
    return chain > room ? (required(i, j) * room) / chain : required(i, j);
  };
}

/** Heights pushed down from the rows, which keep all markers apart. None leaves too little room for those below. */
function pushedDown(places: readonly Placed[], most: number, distance: Distance): number[] {
  const room = waysDown(places.length, distance);
  const heights: number[] = [];
  places.forEach(({ row }, j) => {
    heights.push(Math.max(Math.min(row, most - (room[j] as number)), ...heights.map((y, i) => y + distance(i, j))));
  });
  return heights;
}

/** Heights pushed up, likewise. */
function pushedUp(places: readonly Placed[], least: number, distance: Distance): number[] {
  const room = longest(places.length, distance);
  const heights: number[] = [];
  for (let i = places.length - 1; i >= 0; i--) {
    const y = Math.max((places[i] as Placed).row, least + (room[i] as number));
    heights[i] = Math.min(y, ...heights.slice(i + 1).map((under, k) => under - distance(i, i + 1 + k)));
  }
  return heights;
}

/**
 * Heights of a lane's markers, CSS px, by their batches' ids: the row's, or as far from it as makes the shapes legible.
 * They depend on the batches alone, and move smoothly as they overtake each other: the mean of two solutions, one
 * pushed down from the rows and one pushed up, each of which keeps every pair far enough apart.
 */
export function heightsOf(batches: readonly Batch[], lane: number, layout: MeshLayout): Map<string, number> {
  const { rows = [0] } = layout.lanes[lane] ?? {};
  const [least, most] = [rows[0] as number, rows.at(-1) as number];
  const places = placesOf(batches, rows, layout);
  const distance = distanceWithin(most - least, places, layout.marker);
  const down = pushedDown(places, most, distance);
  const up = pushedUp(places, least, distance);
  return new Map(places.map(({ id }, i) => [id, ((down[i] as number) + (up[i] as number)) / 2]));
}
