import type { Drawing } from '../../plot/grammar/drawing';
import { batchRows, heightIn, tracks } from './drawing-batches';
import { flowOf } from './drawing-flow';
import { loads, otherCounts, otherLoads, warning, words } from './drawing-lanes';
import { layoutMesh, type MeshLayout } from './drawing-layout';
import { type Lane, type MeshState, REFRESH_MS } from './sim';

/** Four lanes whose batches go from left to right through the stages, with dots for those that wait. */
export const drawing: Drawing<MeshState, MeshLayout> = {
  at: ({ ts }) => ts,
  follows: 5 * REFRESH_MS,
  layout: layoutMesh,
  marks(input) {
    const { state, other, before, layout } = input;
    const flow = flowOf(state, before);
    const height = heightIn(flow, input);
    const lanes = layout.lanes.map((place, i) => ({ place, ...(state.lanes[i] as Lane) }));
    return [
      { kind: 'rules', name: 'lanes', data: layout.rules },
      loads(lanes, flow),
      { kind: 'rules', name: 'notches', data: layout.notches },
      otherLoads(lanes),
      ...tracks(flow, height, input),
      { kind: 'labels', name: 'words', data: [...layout.headings, ...lanes.flatMap((lane) => words(lane, layout))] },
      otherCounts(lanes, other?.lanes ?? [], layout),
      ...lanes.flatMap(warning),
      { kind: 'selected', name: 'lane', boxOf: ({ lane }) => layout.lanes[lane]?.band },
      batchRows(flow, height, input),
    ];
  },
};
