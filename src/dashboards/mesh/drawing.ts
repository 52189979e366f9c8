import type { Drawing } from '../../plot/grammar/drawing';
import { batchHeights, batchMark, batchRows } from './drawing-batches';
import { flowOf } from './drawing-flow';
import { laneLabels, loadMark, otherCountMark, otherLoadMark, warningMark } from './drawing-lanes';
import { layoutMesh, type MeshLayout } from './drawing-layout';
import { CADENCE_MS, type Lane, type MeshState } from './sim';

/** Four lanes whose batches go from left to right through the stages, with dots for those that wait. */
export const drawing: Drawing<MeshState, MeshLayout> = {
  at: ({ ts }) => ts,
  follows: 5 * CADENCE_MS,
  layout: layoutMesh,
  marks(input) {
    const { state, other, before, layout } = input;
    const flow = flowOf(state, before);
    const height = batchHeights(flow, input);
    const lanes = layout.lanes.map((place, i) => ({ place, ...(state.lanes[i] as Lane) }));
    return [
      { kind: 'rules', name: 'lanes', data: layout.rules },
      loadMark(lanes, flow),
      { kind: 'rules', name: 'notches', data: layout.notches },
      otherLoadMark(lanes),
      ...batchMark(flow, height, input),
      {
        kind: 'labels',
        name: 'words',
        data: [...layout.headings, ...lanes.flatMap((lane) => laneLabels(lane, layout))],
      },
      otherCountMark(lanes, other?.lanes ?? [], layout),
      ...lanes.flatMap(warningMark),
      { kind: 'selected', name: 'lane', boxOf: ({ lane }) => layout.lanes[lane]?.band },
      batchRows(flow, height, input),
    ];
  },
};
