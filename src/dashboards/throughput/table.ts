import type { Table } from '../../sim/words/table';
import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { GPUS, type ThroughputState, utilisation } from './sim';

const COLUMNS = [
  { key: 'rack', label: 'Rack' },
  { key: 'tflops', label: 'FP4', unit: 'TFLOPS', numeric: true },
  { key: 'utilisation', label: 'Utilisation', unit: '%', numeric: true },
  { key: 'down', label: 'GPUs down', numeric: true },
  { key: 'corr', label: 'Incident' },
] satisfies Table['columns'];

/** One row a rack, by pod and number. */
export function throughputTable({ pods }: ThroughputState): Table {
  return {
    columns: COLUMNS,
    rows: pods.flatMap(({ pod, racks }) =>
      racks.map(({ rack, tflops, down, corr }) => [
        `${pod} ${rack}`,
        tflops,
        utilisation(tflops, TOPOLOGY.gpusPerRack).toFixed(1),
        down,
        corr ?? 'none',
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
  return `${grouped(tflops)} TFLOPS at FP4, ${utilisation(tflops, GPUS).toFixed(1)}% of peak: ${shares}; ${parts}.`;
}
