import { max, min } from '../../sim/math/math';
import { INCIDENT_COLUMN, type NamedTable, type Table, tableOf } from '../../sim/tables/table';
import { countText, toSentence } from '../../sim/words/sentences';
import { TOPOLOGY } from '../../sim/world/topology';
import { GPUS, rackKey, type ThroughputRack, type ThroughputState, utilisationPercent } from './sim';
import { costOf } from './sim-cost';
import { countOf } from './sim-gpus';

/** Rates of a rack's GPUs that are not down; 0 if all are. */
export function upRates({ gpus }: ThroughputRack): readonly number[] {
  const up = gpus.filter((tflops) => tflops > 0);
  return up.length > 0 ? up : [0];
}

/** Table with one row a rack, by pod and number. */
export function throughputTable({ pods }: ThroughputState): Table {
  const racks = pods.flatMap((pod) => pod.racks.map((rack) => ({ ...rack, key: rackKey(pod.pod, rack.rack) })));
  const shareOf = ({ tflops }: ThroughputRack) => utilisationPercent(tflops, TOPOLOGY.gpusPerRack).toFixed(1);
  return tableOf(racks, {
    key: ({ key }) => key,
    columns: [
      { key: 'rack', label: 'Rack', cell: ({ key }) => key },
      { key: 'tflops', label: 'FP4 rate', unit: 'TFLOPS', numeric: true, cell: ({ tflops }) => tflops },
      { key: 'utilisation', label: 'Share of full load', unit: '%', numeric: true, cell: shareOf },
      { key: 'lowest', label: 'Lowest GPU', unit: 'TFLOPS', numeric: true, cell: (rack) => min(...upRates(rack)) },
      { key: 'highest', label: 'Highest GPU', unit: 'TFLOPS', numeric: true, cell: (rack) => max(...upRates(rack)) },
      { key: 'down', label: 'GPUs down', numeric: true, cell: ({ down }) => down },
      INCIDENT_COLUMN,
    ],
  });
}

/** Headings as tables: the site and its pods, and the cost of incidents. */
export function throughputDetails(state: ThroughputState): NamedTable[] {
  const site = { ...state, name: 'All pods' };
  const parts = [site, ...state.pods.map((pod) => ({ ...pod, name: `Pod ${pod.pod}`, pods: [pod] }))];
  type Part = (typeof parts)[number];
  const gpusOf = ({ pods }: Part) => pods.flatMap(({ racks }) => racks).length * TOPOLOGY.gpusPerRack;
  const shareOf = (part: Part) => utilisationPercent(part.tflops, gpusOf(part)).toFixed(1);
  const lostIn = ({ pods }: Part) =>
    pods.flatMap(({ racks }) => racks).reduce((sum, { gpus }) => sum + countOf(gpus, 'incident'), 0);
  const costIn = ({ pods }: Part) => costOf(state, pods);
  const totals = tableOf(parts, {
    key: ({ name }) => name,
    columns: [
      { key: 'part', label: 'Part', cell: ({ name }) => name },
      { key: 'tflops', label: 'FP4 rate', unit: 'TFLOPS', numeric: true, cell: ({ tflops }) => tflops },
      { key: 'utilisation', label: 'Share of full load', unit: '%', numeric: true, cell: shareOf },
      { key: 'up', label: 'GPUs up', numeric: true, cell: (part) => gpusOf(part) - part.down },
      { key: 'incident', label: 'Down in incidents', numeric: true, cell: lostIn },
      { key: 'maintenance', label: 'Down for maintenance', numeric: true, cell: (part) => part.down - lostIn(part) },
      { key: 'cost', label: 'Lost to incidents', unit: 'TFLOPS', numeric: true, cell: costIn },
    ],
  });
  return [{ name: 'Totals', ...totals }];
}

/** Places of the incidents, such as `incident inc-qdsa8-ad is in rack US 2`; several racks are counted. */
function affected({ pods }: ThroughputState): string[] {
  const racks = pods.flatMap(({ pod, racks }) => racks.map((rack) => ({ ...rack, name: `rack ${pod} ${rack.rack}` })));
  const open = [...new Set(racks.flatMap(({ corr }) => corr ?? []))];
  return open.map((id) => {
    const taken = racks.filter(({ corr }) => corr === id);
    const where = taken.length === 1 ? taken[0]?.name : countText(taken.length, 'rack');
    return `incident ${id} is in ${where}`;
  });
}

/** Sentence that adds to figure and headings the incidents that have GPUs down, and the site's share of full load. */
export function throughputSentence(state: ThroughputState): string {
  const share = `the pods run at ${utilisationPercent(state.tflops, GPUS).toFixed(1)}% of full load`;
  return toSentence([...affected(state), share].join('; '));
}
