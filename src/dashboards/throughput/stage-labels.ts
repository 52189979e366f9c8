import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import type { Pod, Rack } from './sim';
import { deviation, gpuStates, meanRate } from './sim-gpus';
import { type PodPlace, TOTAL_AT } from './stage-places';

const POD_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;
/** Characters between a pod's total and the GPUs down. */
const HEADING_GAP = 2;

/**
 * Labels on the band of a rack in an incident, as long as `chars` characters allow: its name, and how many GPUs are
 * down.
 */
export function bandLabels({ rack, down }: Rack, chars: number): readonly [name: string, down: string] {
  const [long, short] = [`Rack ${rack}`, String(rack)];
  const [whole, part] = [`${down} of ${TOPOLOGY.gpusPerRack} down`, `${down} down`];
  const fits = ([name, said]: readonly [string, string]) => name.length + said.length + 1 <= chars;
  const ways = [
    [long, whole],
    [long, part],
    [short, part],
    [long, ''],
  ] as const;
  return ways.find(fits) ?? [short, ''];
}

/** The GPUs down of a pod in its heading, as fully as `place` has room for behind a total of so many characters. `by` is how many more or fewer. */
export function headingDown(
  down: number,
  by: string,
  total: number,
  { full, chars }: Pick<PodPlace, 'full' | 'chars'>,
): string {
  const short = `${down} down`;
  const texts = [...(full ? [`${down} of ${POD_GPUS} GPUs down${by}`] : []), `${short}${by}`];
  return texts.find((text) => TOTAL_AT + total + HEADING_GAP + text.length <= chars) ?? short;
}

/** Describes the state of a GPU in words. */
export function gpuText({ pod, racks }: Pod, rack: number, gpu: number): string {
  const { rack: number, gpus, corr } = racks[rack] as Rack;
  const name = `${pod} rack ${number}, GPU ${gpu}`;
  const state = gpuStates(gpus)[gpu];
  if (state === 'out') return `${name}: out for maintenance`;
  if (state === 'incident') return `${name}: down, ${corr ?? 'in an incident'}`;
  const [tflops, mean] = [gpus[gpu] as number, meanRate(gpus)];
  const off = deviation(tflops, mean);
  const side = off < 0 ? 'below' : 'above';
  return `${name}: ${grouped(tflops)} TFLOPS, ${Math.abs(off).toFixed(1)}% ${side} its rack’s average of ${grouped(Math.round(mean))}`;
}
