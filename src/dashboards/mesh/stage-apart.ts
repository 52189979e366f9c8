import { clamp } from '../../sim/math/math';
import type { Batch } from './sim';
import type { MeshLayout } from './stage-layout';
import { rowOf } from './stage-layout';

/** Sizes of a marker that two are apart at least, where the lane has room, and to which they notice each other along the way. */
const APART = 1.1;
const NOTICED = 1.5;
/** Milliseconds in which a batch that arrives gets its room, and in which it gives it back before it commits. */
const GIVES_MS = 1_500;
/** Rounds in which neighbours make room. */
const ROUNDS = 8;

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly weight: number;
  y: number;
}

/** How far apart across the way two have to be, CSS px: nothing where they are far along it, and without a leap between. */
function needed(a: Placed, b: Placed, marker: number): number {
  const share = (a.x - b.x) / (NOTICED * marker);
  return share * share < 1 ? APART * marker * (1 - share * share) ** 2 * Math.min(a.weight, b.weight) : 0;
}

/**
 * The height of each of a lane's markers, CSS px, by its batch's id: its row, or as far from it as makes the shapes legible. It depends on
 * the batches alone, and moves smoothly as they overtake each other.
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
      y: rows[rowOf(id, rows.length)] as number,
    }))
    // From the top down; who shares a row, in order of arrival.
    .sort((a, b) => a.y - b.y || a.ts - b.ts || (a.id < b.id ? -1 : 1));
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((above, i) => {
      for (const below of places.slice(i + 1)) {
        const lacking = needed(above, below, marker) - (below.y - above.y);
        if (lacking <= 0) continue;
        const up = Math.min(lacking / 2, above.y - least);
        const down = Math.min(lacking - up, most - below.y);
        above.y = Math.max(above.y - (lacking - down), least);
        below.y += down;
      }
    });
  }
  return new Map(places.map(({ id, y }) => [id, y]));
}
