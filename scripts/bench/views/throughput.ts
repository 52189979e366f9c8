import type { ThroughputState } from '../../../src/dashboards/throughput/sim';
import { layoutThroughput, type PodPlace, type RackPlace } from '../../../src/dashboards/throughput/stage-layout';
import { TOPOLOGY } from '../../../src/sim/topology';
import { grouped } from '../../../src/sim/units';
import type { Rule } from '../../../src/stage/marks/rules';
import { VIEWPORT } from '../panels/painter';
import { type Text, textsAt } from './view';

const POD_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;

export const layout = layoutThroughput(VIEWPORT);

export function textsOf({ pods }: ThroughputState): Text[] {
  const { room } = layout;
  const strings = new Map<number, string>();
  pods.forEach((pod, p) => {
    const place = layout.pods[p] as PodPlace;
    strings.set(place.name, pod.pod);
    strings.set(place.total, `${grouped(pod.tflops)} TFLOPS`);
    strings.set(place.down, room.heading ? `${pod.down} of ${POD_GPUS} GPUs down` : `${pod.down} down`);
    pod.racks.forEach(({ rack, corr, tflops }, r) => {
      const { name, struckName, total } = layout.racks[p * TOPOLOGY.racksPerPod + r] as RackPlace;
      strings.set(corr ? struckName : name, room.name ? `Rack ${rack}` : String(rack));
      strings.set(total, room.total ? `${grouped(tflops)}${room.unit ? ' TFLOPS' : ''}` : '');
    });
  });
  return textsAt(layout.labels, strings);
}

/** The lines above the racks that an incident has struck. */
export function struckOf({ pods }: ThroughputState): Rule[] {
  const racks = pods.flatMap((pod) => pod.racks);
  return layout.racks.filter((_, i) => racks[i]?.corr).map(({ struck }) => struck);
}
