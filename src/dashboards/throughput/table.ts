import { max, min } from '../../sim/math/math';
import { type Difference, harmDifference, harmful, measureDifference } from '../../sim/words/difference';
import type { NamedTable, Row, Table } from '../../sim/words/table';
import { TOPOLOGY } from '../../sim/world/topology';
import { GPUS, rackKey, type ThroughputRack, type ThroughputState, utilisation } from './sim';
import { costOf } from './sim-cost';
import { countOf } from './sim-gpus';

const COLUMNS = [
  { key: 'rack', label: 'Rack' },
  { key: 'tflops', label: 'FP4', unit: 'TFLOPS', numeric: true },
  { key: 'utilisation', label: 'Share of full load', unit: '%', numeric: true },
  { key: 'lowest', label: 'Lowest GPU', unit: 'TFLOPS', numeric: true },
  { key: 'highest', label: 'Highest GPU', unit: 'TFLOPS', numeric: true },
  { key: 'down', label: 'GPUs out', numeric: true },
  { key: 'corr', label: 'Incident' },
] satisfies Table['columns'];

/** The rates of a rack's GPUs that are not down; 0 where all are. */
export function ratesOf({ gpus }: ThroughputRack): readonly number[] {
  const up = gpus.filter((tflops) => tflops > 0);
  return up.length > 0 ? up : [0];
}

/** One row a rack, by pod and number. */
export function throughputTable({ pods }: ThroughputState): Table {
  return {
    columns: COLUMNS,
    rows: pods.flatMap(({ pod, racks }) =>
      racks.map((rack) => ({
        key: rackKey(pod, rack.rack),
        cells: [
          rackKey(pod, rack.rack),
          rack.tflops,
          utilisation(rack.tflops, TOPOLOGY.gpusPerRack).toFixed(1),
          min(...ratesOf(rack)),
          max(...ratesOf(rack)),
          rack.down,
          rack.corr ?? 'none',
        ],
      })),
    ),
  };
}

/** The headings: the site and its pods, and what the GPUs that incidents have down would deliver. */
export function throughputDetails(state: ThroughputState): NamedTable[] {
  const columns = [
    { key: 'part', label: 'Part' },
    { key: 'tflops', label: 'FP4', unit: 'TFLOPS', numeric: true },
    { key: 'utilisation', label: 'Share of full load', unit: '%', numeric: true },
    { key: 'up', label: 'GPUs up', numeric: true },
    { key: 'incident', label: 'Down in incidents', numeric: true },
    { key: 'maintenance', label: 'In maintenance', numeric: true },
    { key: 'cost', label: 'Lost to incidents', unit: 'TFLOPS', numeric: true },
  ];
  const rowOf = (name: string, { tflops, down, pods }: Pick<ThroughputState, 'tflops' | 'down' | 'pods'>): Row => {
    const racks = pods.flatMap((pod) => pod.racks);
    const gpus = racks.length * TOPOLOGY.gpusPerRack;
    const taken = racks.reduce((sum, rack) => sum + countOf(rack.gpus, 'incident'), 0);
    const share = utilisation(tflops, gpus).toFixed(1);
    return { key: name, cells: [name, tflops, share, gpus - down, taken, down - taken, costOf(state, pods)] };
  };
  const pods = state.pods.map((pod) => rowOf(`Pod ${pod.pod}`, { ...pod, pods: [pod] }));
  return [{ name: 'Totals', columns, rows: [rowOf('All pods', state), ...pods] }];
}

/** Where each incident is, such as `incident inc-qdsa8-ad is in rack US 2`; several racks are counted. */
function affected({ pods }: ThroughputState): string[] {
  const racks = pods.flatMap(({ pod, racks }) => racks.map((rack) => ({ ...rack, name: `rack ${pod} ${rack.rack}` })));
  const open = [...new Set(racks.flatMap(({ corr }) => corr ?? []))];
  return open.map((id) => {
    const taken = racks.filter(({ corr }) => corr === id);
    const where = taken.length === 1 ? taken[0]?.name : `${taken.length} racks`;
    return `incident ${id} is in ${where}`;
  });
}

/**
 * What figure and headings cannot say, in one sentence: which incidents have GPUs down, and how near to full load the
 * site is.
 */
export function throughputSentence(state: ThroughputState): string {
  const share = `the pods run at ${utilisation(state.tflops, GPUS).toFixed(1)}% of full load`;
  const sentence = [...affected(state), share].join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** In what the state differs from another one, in clauses. */
export function throughputDifferences(state: ThroughputState, other: ThroughputState): Difference[] {
  const hit = ({ pods }: ThroughputState) =>
    pods.reduce((sum, { racks }) => sum + racks.filter(({ corr }) => corr).length, 0);
  const rates = ({ pods }: ThroughputState) => pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpus));
  const otherRates = rates(other);
  // The same number of GPUs is down, but not the same GPUs.
  const moved =
    state.down === other.down ? rates(state).filter((rate, i) => rate === 0 && otherRates[i] !== 0).length : 0;
  return [
    ...harmDifference(hit(state) - hit(other), 'rack', 'racks', 'in an incident'),
    ...harmDifference(state.down - other.down, 'GPU', 'GPUs', 'out'),
    ...(moved > 0 ? [{ text: `${moved} different ${moved === 1 ? 'GPU' : 'GPUs'} down`, isCost: false }] : []),
    ...harmful(other.tflops - state.tflops, measureDifference(state.tflops - other.tflops, 'rate', 'TFLOPS')),
  ];
}
