import { countDifference, type Difference, harmDifference } from '../../sim/words/difference';
import type { NamedTable, Table } from '../../sim/words/table';
import { numbered } from '../../sim/words/units';
import { batchesOf, type MeshState, SHOWN_PER_LANE } from './sim';

const COLUMNS = [
  { key: 'id', label: 'Batch' },
  { key: 'lane', label: 'Lane', numeric: true },
  { key: 'cls', label: 'Class' },
  { key: 'stage', label: 'Stage' },
  { key: 'quality', label: 'Quality', unit: '%', numeric: true },
  { key: 'ts', label: 'Arrived', instant: 'time' },
  { key: 'ms', label: 'Time in the mesh', unit: 'ms', numeric: true },
  { key: 'life', label: 'Arrival to commit', unit: 'ms', numeric: true },
  { key: 'drawn', label: 'Drawn as' },
] satisfies Table['columns'];

/** One row a batch that is shown, lane by lane, those furthest ahead first. */
export function meshTable(state: MeshState): Table {
  return {
    columns: COLUMNS,
    rows: state.lanes.flatMap(({ lane }) =>
      batchesOf(state, lane).map(({ id, cls, stage, quality, ts, ms, life }, place) => ({
        key: id,
        cells: [id, lane, cls, stage, quality, ts, ms, life, place < SHOWN_PER_LANE ? 'marker' : 'dot'],
      })),
    ),
  };
}

/** What the drawing says of each lane: its load, its quality and its incident. */
export function meshDetails({ lanes }: MeshState): NamedTable[] {
  const columns = [
    { key: 'lane', label: 'Lane', numeric: true },
    { key: 'active', label: 'Batches', numeric: true },
    { key: 'beyond', label: 'Drawn as dots', numeric: true },
    { key: 'degraded', label: 'Degraded', numeric: true },
    { key: 'quality', label: 'Quality', unit: '%', numeric: true },
    { key: 'corr', label: 'Incident' },
  ];
  const rows = lanes.map(({ lane, active, beyond, degraded, quality, corr }) => ({
    key: String(lane),
    cells: [lane, active, beyond, degraded, quality, corr ?? 'none'],
  }));
  return [{ name: 'Lanes', columns, rows }];
}

/** What the figure cannot say, in one sentence: how many are degraded, and which lanes an incident degrades. */
export function meshSentence({ lanes }: MeshState): string {
  const degraded = lanes.reduce((sum, lane) => sum + lane.degraded, 0);
  const affected = [...new Set(lanes.flatMap(({ corr }) => corr ?? []))].map((id) => {
    const reached = lanes.filter(({ corr }) => corr === id).map(({ lane }) => lane);
    return `incident ${id} degrades ${numbered('lane', reached)}`;
  });
  return `${[`${degraded} batches degraded`, ...affected].join('; ')}.`;
}

/** In what the state differs from another one, in clauses. */
export function meshDifferences(state: MeshState, other: MeshState): Difference[] {
  const degraded = ({ lanes }: MeshState) => lanes.reduce((sum, lane) => sum + lane.degraded, 0);
  const hit = ({ lanes }: MeshState) => lanes.filter(({ corr }) => corr).length;
  return [
    ...harmDifference(hit(state) - hit(other), 'lane', 'lanes', 'in an incident'),
    ...harmDifference(degraded(state) - degraded(other), 'batch', 'batches', 'degraded'),
    ...countDifference(state.batches.length - other.batches.length, 'batch', 'batches'),
  ];
}
