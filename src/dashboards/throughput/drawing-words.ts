import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { HEADING_GAP, type HeadingPlace } from './drawing-places';
import type { Pod, Rack, ThroughputState } from './sim';
import { costOf } from './sim-cost';
import { deviation, gpuStates, meanRate } from './sim-gpus';

const POD_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;

/**
 * Labels on the band of a rack in an incident, as long as `chars` characters allow: its name, and how many GPUs are
 * out, down in the incident or for maintenance.
 */
export function bandLabels({ rack, down }: Rack, chars: number): readonly [name: string, down: string] {
  const [long, short] = [`Rack ${rack}`, String(rack)];
  const [whole, part] = [`${down} of ${TOPOLOGY.gpusPerRack} out`, `${down} out`];
  const fits = ([name, said]: readonly [string, string]) => name.length + (said ? said.length + 2 : 0) <= chars;
  const ways = [
    [long, whole],
    [long, part],
    [long, ''],
  ] as const;
  return ways.find(fits) ?? [short, ''];
}

/** What is written in a heading. */
export interface HeadingTexts {
  readonly figure: string;
  /** What is out, and whether an incident has a part of it down. */
  readonly words: string;
  readonly alarm: boolean;
  readonly end: string;
}

/** The least characters that are kept for what is out, so that what stands at the end seldom changes. */
const LEAST_WORDS = 8;

/**
 * A pod's heading, the fullest for which there is room: how many of its GPUs are out, what an incident costs, and its
 * rate. `by` is how many more or fewer are out, if there is room.
 */
export function podHeading(
  state: ThroughputState,
  { pod, tflops, down, racks }: Pod,
  by: string,
  { chars }: Pick<HeadingPlace, 'chars'>,
): HeadingTexts {
  const alarm = racks.some(({ corr }) => corr);
  const cost = costOf(
    state,
    state.pods.filter((each) => each.pod === pod),
  );
  const rate = `${grouped(tflops)} TFLOPS`;
  const [short, some] = [`${down} out${by}`, `${down} of ${POD_GPUS} GPUs out${by}`];
  const ways = [
    ...(cost > 0 ? [[`${some}, −${grouped(cost)} TFLOPS`, rate] as const] : []),
    [some, rate],
    [short, rate],
    [some, ''],
    [short, ''],
  ] as const;
  const fits = ([words, end]: readonly [string, string]) =>
    Math.max(words.length, LEAST_WORDS) + (end ? end.length + HEADING_GAP : 0) <= chars;
  const [words, end] = ways.find(fits) ?? [`${down} out`, ''];
  return { figure: pod, words, alarm, end };
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

/** How many more or fewer GPUs are out than in another state, such as `, +17`; empty where as many are. */
export function downBy(down: number, others: number | undefined): string {
  if (others === undefined || others === down) return '';
  return others < down ? `, +${down - others}` : `, −${others - down}`;
}
