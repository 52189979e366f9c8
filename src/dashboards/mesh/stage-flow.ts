import { type Batch, drawnBatches, type MeshState, REFRESH_MS } from './sim';

/** A reading this many milliseconds after another goes on from it; one further off is another picture. */
const GOES_ON_MS = 5 * REFRESH_MS;

/** A batch that is drawn, and the instants at which it comes and goes other than by arriving and committing. */
export interface DrawnBatch {
  readonly batch: Batch;
  /** Milliseconds since the Unix epoch; minus infinity where it was there from the first. */
  readonly from: number;
  /** Milliseconds since the Unix epoch; infinity while it is shown. */
  readonly hide: number;
}

export interface Flow {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The batches shown, in the order of the table's rows. */
  readonly shown: readonly DrawnBatch[];
  /** Batches that no longer are among those furthest ahead of their lane. */
  readonly leaving: readonly DrawnBatch[];
}

/** The batches drawn after a reading, given those drawn after the previous one. */
export function follow(before: Flow | undefined, state: MeshState): Flow {
  const { ts, lanes, batches } = state;
  const goesOn = before !== undefined && ts >= before.ts && ts - before.ts <= GOES_ON_MS;
  const former = goesOn ? before : undefined;
  const known = new Map(former?.shown.map((each) => [each.batch.id, each]));
  const from = former && ts > former.ts ? ts : Number.NEGATIVE_INFINITY;
  const shown = lanes
    .flatMap(({ lane }) => drawnBatches(state, lane))
    .map((batch) => ({ batch, from: known.get(batch.id)?.from ?? from, hide: Number.POSITIVE_INFINITY }));
  if (former?.ts === ts) return { ts, shown, leaving: former.leaving };
  const now = new Set(shown.map(({ batch }) => batch.id));
  const present = new Set(batches.map(({ id }) => id));
  const leaving = [...known.values()]
    .filter(({ batch: { id } }) => present.has(id) && !now.has(id))
    .map((each) => ({ ...each, hide: ts }));
  return { ts, shown, leaving };
}
