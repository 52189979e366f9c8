import { AT_ONCE, NEVER } from '../../plot/grammar/motion';
import { type Batch, drawnBatches, type MeshState } from './sim';

/**
 * Batch drawn as a marker, and the instants at which it comes and goes for other reasons than arriving and committing.
 */
export interface DrawnBatch {
  readonly batch: Batch;
  /** Milliseconds since the Unix epoch; `AT_ONCE` if it was there from the first. */
  readonly from: number;
  /** Milliseconds since the Unix epoch; `NEVER` while it is a marker. */
  readonly hide: number;
  /** True if others are ahead of it now. */
  readonly isLeaving: boolean;
}

const markersIn = (state: MeshState) => state.lanes.flatMap(({ lane }) => drawnBatches(state, lane));
const idsOf = (batches: readonly Batch[]) => new Set(batches.map(({ id }) => id));

/**
 * Batches that are markers at a reading, after another one if there was one: those shown, in the order of the table's
 * rows, then those that are no longer among the furthest ahead of their lane.
 */
export function flowOf(state: MeshState, before?: MeshState): DrawnBatch[] {
  const { ts, batches } = state;
  const markers = markersIn(state);
  const earlier = before ? markersIn(before) : markers;
  const [known, now, present] = [idsOf(earlier), idsOf(markers), idsOf(batches)];
  return [
    ...markers.map((batch) => ({ batch, from: known.has(batch.id) ? AT_ONCE : ts, hide: NEVER, isLeaving: false })),
    ...earlier
      .filter(({ id }) => present.has(id) && !now.has(id))
      .map((batch) => ({ batch, from: AT_ONCE, hide: ts, isLeaving: true })),
  ];
}
