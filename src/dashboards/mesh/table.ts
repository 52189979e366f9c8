import { INCIDENT_COLUMN, type NamedTable, type Table, tableOf } from '../../sim/tables/table';
import { allOf, countText, countWord, numberedParts, toSentence } from '../../sim/words/sentences';
import { batchesOf, type MeshState, SHOWN_PER_LANE } from './sim';

/** Table with one row a batch that is shown, lane by lane, those furthest ahead first. */
export function meshTable(state: MeshState): Table {
  const batches = state.lanes.flatMap(({ lane }) =>
    batchesOf(state, lane).map((batch, place) => ({
      ...batch,
      lane,
      drawn: place < SHOWN_PER_LANE ? 'shape' : 'dot',
    })),
  );
  return tableOf(batches, {
    key: ({ id }) => id,
    columns: [
      { key: 'id', label: 'Batch', cell: ({ id }) => id },
      { key: 'lane', label: 'Lane', numeric: true, cell: ({ lane }) => lane },
      { key: 'cls', label: 'Class', cell: ({ cls }) => cls },
      { key: 'stage', label: 'Stage', cell: ({ stage }) => stage },
      { key: 'quality', label: 'Quality', unit: '%', numeric: true, cell: ({ quality }) => quality },
      { key: 'ts', label: 'Arrived', instant: 'time', cell: ({ ts }) => ts },
      { key: 'ms', label: 'Time in the mesh', unit: 'ms', numeric: true, cell: ({ ms }) => ms },
      { key: 'life', label: 'Arrival to finish', unit: 'ms', numeric: true, cell: ({ life }) => life },
      { key: 'drawn', label: 'Drawn as', cell: ({ drawn }) => drawn },
    ],
  });
}

/** Table of the lanes as drawn: load, quality and incident. */
export const meshDetails = ({ lanes }: MeshState): NamedTable[] => [
  {
    name: 'Lanes',
    ...tableOf(lanes, {
      key: ({ lane }) => String(lane),
      columns: [
        { key: 'lane', label: 'Lane', numeric: true, cell: ({ lane }) => lane },
        { key: 'active', label: 'Batches', numeric: true, cell: ({ active }) => active },
        { key: 'beyond', label: 'Drawn as dots', numeric: true, cell: ({ beyond }) => beyond },
        { key: 'degraded', label: 'Degraded', numeric: true, cell: ({ degraded }) => degraded },
        { key: 'quality', label: 'Quality', unit: '%', numeric: true, cell: ({ quality }) => quality },
        INCIDENT_COLUMN,
      ],
    }),
  },
];

/** Number of degraded batches in some lanes. */
export const degradedIn = (lanes: MeshState['lanes']): number => lanes.reduce((sum, lane) => sum + lane.degraded, 0);

/**
 * Sentence that adds to the figure the number of degraded batches, and how many of them an incident degrades, where.
 */
export function meshSentence({ lanes, batches: all }: MeshState): string {
  const degraded = degradedIn(lanes);
  const affected = [...new Set(lanes.flatMap(({ corr }) => corr ?? []))].map((id) => {
    const reached = lanes.filter(({ corr }) => corr === id);
    const place = numberedParts(
      'lane',
      reached.map(({ lane }) => lane),
    );
    // An incident in every lane degrades all batches.
    if (reached.length === lanes.length) return `by ${id}`;
    const hit = degradedIn(reached);
    return `${hit === degraded ? allOf(hit) : `${countWord(hit)} of them `}in ${place} by ${id}`;
  });
  const whole = degraded === all.length ? allOf(degraded) : '';
  const batches = `${whole}${countText(degraded, 'batch', 'batches')} ${degraded === 1 ? 'is' : 'are'} degraded`;
  return toSentence([batches, ...affected].join(', '));
}
