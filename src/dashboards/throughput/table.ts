import { max, min } from '../../sim/math/math';
import { countDifference, measureDifference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { GPUS, type Rack, type ThroughputState, utilisation } from './sim';
import { countOf } from './sim-gpus';

const COLUMNS = [
  { key: 'rack', label: 'Rack' },
  { key: 'tflops', label: 'FP4', unit: 'TFLOPS', numeric: true },
  { key: 'utilisation', label: 'Of its cap', unit: '%', numeric: true },
  { key: 'lowest', label: 'Lowest GPU', unit: 'TFLOPS', numeric: true },
  { key: 'highest', label: 'Highest GPU', unit: 'TFLOPS', numeric: true },
  { key: 'down', label: 'GPUs down', numeric: true },
  { key: 'corr', label: 'Incident' },
] satisfies Table['columns'];

/** The rates of a rack's GPUs that are not down; 0 where all are. */
export function ratesOf({ gpus }: Rack): readonly number[] {
  const up = gpus.filter((tflops) => tflops > 0);
  return up.length > 0 ? up : [0];
}

/** One row a rack, by pod and number. */
export function throughputTable({ pods }: ThroughputState): Table {
  return {
    columns: COLUMNS,
    rows: pods.flatMap(({ pod, racks }) =>
      racks.map((rack) => [
        `${pod} ${rack.rack}`,
        rack.tflops,
        utilisation(rack.tflops, TOPOLOGY.gpusPerRack).toFixed(1),
        min(...ratesOf(rack)),
        max(...ratesOf(rack)),
        rack.down,
        rack.corr ?? 'none',
      ]),
    ),
  };
}

/** What incidents have down, such as `inc-qdsa8-ad has 24 GPUs of rack US 2 down`. */
const affected = ({ pods }: ThroughputState) =>
  pods.flatMap(({ pod, racks }) =>
    racks.flatMap(({ rack, corr, gpus }) =>
      corr ? [`${corr} has ${countOf(gpus, 'incident')} GPUs of rack ${pod} ${rack} down`] : [],
    ),
  );

const ofCap = ({ tflops }: ThroughputState) => `${utilisation(tflops, GPUS).toFixed(1)}% of the cap`;

/** The state in one sentence. */
export function throughputSummary(state: ThroughputState): string {
  const { tflops, down, pods } = state;
  const shares = pods.map((pod) => `${pod.pod} ${grouped(pod.tflops)}`).join(', ');
  const incidents = affected(state).map((each) => `incident ${each}`);
  const parts = [`${down} of ${grouped(GPUS)} GPUs down`, ...incidents].join('; ');
  return `${grouped(tflops)} TFLOPS delivered at FP4, ${ofCap(state)}: ${shares}; ${parts}.`;
}

/** What neither the figure nor the drawing says: how near the cap the site is, and why GPUs are down. */
export function throughputRemark(state: ThroughputState): string {
  const racks = state.pods.flatMap((pod) => pod.racks);
  const out = racks.reduce((sum, { gpus }) => sum + countOf(gpus, 'out'), 0);
  return `${[ofCap(state), ...affected(state), `${out} out for maintenance`].join('; ')}.`;
}

/** In what the state differs from another one, in clauses. */
export function throughputDifferences(state: ThroughputState, other: ThroughputState): string[] {
  const hit = ({ pods }: ThroughputState) =>
    pods.reduce((sum, { racks }) => sum + racks.filter(({ corr }) => corr).length, 0);
  const rates = ({ pods }: ThroughputState) => pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpus));
  const there = rates(other);
  // As many, and not the same ones.
  const moved = state.down === other.down ? rates(state).filter((rate, i) => rate === 0 && there[i] !== 0).length : 0;
  return [
    ...measureDifference(state.tflops - other.tflops, 'rate', 'TFLOPS'),
    ...countDifference(state.down - other.down, 'GPU', 'GPUs', 'down'),
    ...(moved > 0 ? [`${moved} other ${moved === 1 ? 'GPU' : 'GPUs'} down`] : []),
    ...countDifference(hit(state) - hit(other), 'rack', 'racks', 'in an incident'),
  ];
}
