import { max, min } from '../../sim/math/math';
import type { Table } from '../../sim/words/table';
import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { GPUS, type Rack, type ThroughputState, utilisation } from './sim';

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

/** The state in one sentence. */
export function throughputSummary({ tflops, down, pods }: ThroughputState): string {
  const shares = pods.map((pod) => `${pod.pod} ${grouped(pod.tflops)}`).join(', ');
  const affected = pods.flatMap(({ pod, racks }) =>
    racks.flatMap(({ rack, corr }) => (corr ? [`incident ${corr} has GPUs of rack ${pod} ${rack} down`] : [])),
  );
  const parts = [`${down} of ${grouped(GPUS)} GPUs down`, ...affected].join('; ');
  return `${grouped(tflops)} TFLOPS delivered at FP4, ${utilisation(tflops, GPUS).toFixed(1)}% of the cap: ${shares}; ${parts}.`;
}
