import type { CellsMark, LabelsMark, OtherMark, ShapeMark } from '../../plot/grammar/mark';
import { OTHER_INK } from '../../plot/grammar/other';
import type { DrawnBatch } from './drawing-flow';
import { loadShare, type MeshLane, type MeshLayout } from './drawing-layout';
import { type BatchInk, INKS, LOAD_INKS } from './inks';
import { isDegraded, type Lane } from './sim';

interface PlacedLane extends Lane {
  readonly place: MeshLane;
}

/**
 * Batches of each lane as the parts of a bar: markers, then waiting ones, the degraded ones first in each. A part
 * without batches has no width.
 */
export const loadMark = (lanes: readonly PlacedLane[], flow: readonly DrawnBatch[]): CellsMark<BatchInk> => ({
  kind: 'cells',
  name: 'loads',
  inks: LOAD_INKS,
  track: 'none',
  data: lanes.flatMap(({ lane, place: { load }, active, degraded, corr }) => {
    const markers = flow.filter(({ batch, isLeaving }) => batch.lane === lane && !isLeaving);
    const failing = markers.filter(({ batch }) => isDegraded(batch)).length;
    const affected = corr ? 'incident' : 'degraded';
    const inks = [affected, 'normal', affected, 'beyond'] as const;
    const ends = [0, failing, markers.length, markers.length + degraded - failing, active].map(
      (batches) => load.width * loadShare(batches),
    );
    return inks.map((ink, i) => {
      const [from = 0, to = 0] = ends.slice(i);
      return { box: { ...load, x: load.x + from, width: to - from }, level: 1, ink };
    });
  }),
});

/** Number of batches in each lane of the other state. */
export const otherLoadMark = (lanes: readonly PlacedLane[]): OtherMark => ({
  kind: 'other',
  name: 'loads',
  data: lanes.map(({ lane, place: { load }, active }) => {
    return { key: String(lane), as: 'length', box: load, level: loadShare(active) };
  }),
});

/** Number of batches of the other state, above the end of a lane's bar, if it differs. */
export const otherCountMark = (
  lanes: readonly PlacedLane[],
  others: readonly Lane[],
  { isFull }: MeshLayout,
): LabelsMark => ({
  kind: 'labels',
  name: 'other counts',
  data: lanes.map(({ lane, place: { name, load }, active, corr }) => {
    const count = others[lane]?.active;
    // A name behind its mark may leave no room.
    const hasRoom = isFull || !corr;
    const text = count === undefined || count === active || !hasRoom ? '' : String(count);
    return { ...name, x: load.x + load.width, align: 'end', font: 'mono', ink: OTHER_INK, text };
  }),
});

/** Words at the left of a lane. */
export function laneLabels(lane: PlacedLane, { isFull, isNamed, behindMark }: MeshLayout): LabelsMark['data'] {
  const { place, active, corr } = lane;
  const percent = `${lane.quality}%`;
  const batches = `${active} ${active === 1 ? 'batch' : 'batches'}`;
  return [
    { ...place.name, x: place.name.x + (corr ? behindMark : 0), text: `Lane ${lane.lane}` },
    { ...place.count, text: isFull ? batches : String(active) },
    {
      ...place.quality,
      ...(isDegraded(lane) && { ink: INKS.incident }),
      text: isFull ? `quality ${percent}` : percent,
    },
    { ...place.incident, text: isNamed ? (corr ?? '') : '' },
  ];
}

/** Warning mark of an incident. */
export function warningMark({ lane, place: { mark }, corr }: PlacedLane): ShapeMark[] {
  const { x, y, width, height } = mark;
  const corners = [x + width / 2, y, x + width, y + height, x, y + height];
  return corr ? [{ kind: 'shape', name: `lane ${lane}`, ink: INKS.incident, corners }] : [];
}
