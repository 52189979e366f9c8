import type { DrawingInput } from '../../plot/grammar/drawing';
import type { RowsMark, TracksMark } from '../../plot/grammar/mark';
import { NEVER } from '../../plot/grammar/motion';
import { OTHER_INK } from '../../plot/grammar/other';
import { markerX, type Track, type Way } from '../../plot/grammar/track';
import { TRAIL } from '../../theme/shape';
import type { DrawnBatch } from './drawing-flow';
import { heightsOf } from './drawing-heights';
import { batchRow, type MeshLane, type MeshLayout } from './drawing-layout';
import { type BatchInk, BEYOND_SHAPE, BEYOND_SIZE, INKS, SHAPES } from './inks';
import { type Batch, drawnBatches, isDegraded, LANES, MAX_BATCHES, type MeshState, SHOWN_PER_LANE } from './sim';

/** Most batches drawn as markers: those shown, and as many that leave. */
const MOST = 2 * LANES * SHOWN_PER_LANE;
/** Gap between a batch and the frame around it, in CSS px at scale 1. */
const FRAME_GAP = 4;

type Input = DrawingInput<MeshState, MeshLayout>;
/** Height of a batch's centre, CSS px. */
type Height = (batch: Batch) => number;

/** Heights of the batches: of a marker one that makes the shapes legible, also while it leaves; of a dot its row's. */
export function batchHeights(flow: readonly DrawnBatch[], { before, layout }: Input): Height {
  const heights = new Map<string, number>();
  layout.lanes.forEach((_, lane) => {
    const drawn = flow.filter(({ batch }) => batch.lane === lane);
    const add = (batches: readonly Batch[]) => {
      for (const [id, y] of heightsOf(batches, lane, layout)) heights.set(id, y);
    };
    if (before && drawn.some(({ isLeaving }) => isLeaving)) add(drawnBatches(before, lane));
    add(drawn.filter(({ isLeaving }) => !isLeaving).map(({ batch }) => batch));
  });
  return ({ id, lane }) => {
    const { rows } = layout.lanes[lane] as MeshLane;
    return heights.get(id) ?? (rows[batchRow(id, rows.length)] as number);
  };
}

/** Inks of the markers; `other` is the ring of a batch that is degraded in the other state alone. */
const { normal, degraded, incident } = INKS;
const MARKER_INKS = { normal, degraded, incident, other: OTHER_INK } as const;
type MarkerInk = keyof typeof MARKER_INKS;

const wayOf = ({ ts: start, life }: Batch, { x0, x1 }: MeshLayout): Way => ({ start, life, x0, x1 });

/**
 * Dots for all batches, under its own marker where one is shown, so that only waiting ones are visible; then the
 * markers.
 */
export function batchMark(
  flow: readonly DrawnBatch[],
  height: Height,
  { state, other, layout }: Input,
): [dots: TracksMark<BatchInk>, markers: TracksMark<MarkerInk>] {
  const affected = state.lanes.map(({ corr }) => (corr ? 'incident' : 'degraded'));
  /** Degraded batches of the other state, whose markers are rings in its ink. */
  const degradedThere = new Set(other?.batches.filter(isDegraded).map(({ id }) => id));
  const markers = flow.map(({ batch, from, hide }): Track<MarkerInk> => {
    const { id, lane, cls } = batch;
    const isHollow = !isDegraded(batch);
    const hollowInk = degradedThere.has(id) ? 'other' : 'normal';
    const ink = isHollow ? hollowInk : (affected[lane] ?? 'degraded');
    const way = wayOf(batch, layout);
    return { ...way, y: height(batch), from, hide, shape: SHAPES[cls], ink, isHollow };
  });
  const dots = state.batches.map((batch): Track<BatchInk> => {
    const ink = isDegraded(batch) ? (affected[batch.lane] ?? 'degraded') : 'beyond';
    const stay = { from: batch.ts, hide: NEVER };
    const way = wayOf(batch, layout);
    return { ...way, ...stay, y: height(batch), shape: BEYOND_SHAPE, ink, isHollow: false };
  });
  // Batches ahead come first, so that no trail crosses a marker.
  markers.sort((a, b) => markerX(b, state.ts) - markerX(a, state.ts));
  const { marker } = layout;
  return [
    { kind: 'tracks', name: 'dots', most: MAX_BATCHES, size: marker * BEYOND_SIZE, trail: 0, inks: INKS, data: dots },
    { kind: 'tracks', name: 'markers', most: MOST, size: marker, trail: TRAIL.ms, inks: MARKER_INKS, data: markers },
  ];
}

/** Rows of all batches, the markers before the dots; a dot answers to the pointer as if it had a marker's size. */
export function batchRows(flow: readonly DrawnBatch[], height: Height, { state, layout, viewport }: Input): RowsMark {
  const half = layout.marker / 2;
  const gap = FRAME_GAP * viewport.scale;
  const moving = flow.filter(({ isLeaving }) => !isLeaving).map(({ batch }) => batch);
  const markers = new Set(moving.map(({ id }) => id));
  const rowOfBatch = (batch: Batch) => {
    const y = height(batch);
    const square = (side: number) => ({ x: -side, y: y - side, width: 2 * side, height: 2 * side });
    const reach = markers.has(batch.id) ? {} : { reach: square(half) };
    return { key: batch.id, box: square(half + gap), ...reach, way: wayOf(batch, layout) };
  };
  const waiting = state.batches.filter(({ id }) => !markers.has(id));
  return { kind: 'rows', name: 'batches', data: [...waiting, ...moving].map(rowOfBatch) };
}
