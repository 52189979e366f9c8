import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { COST_CHARS, HEADING_GAP, type HeadingPlace } from './drawing-places';
import { GPUS, type Pod, type Rack, type ThroughputState } from './sim';
import { costOf } from './sim-cost';
import { deviation, gpuStates, meanRate } from './sim-gpus';

const POD_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;

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
    [long, ''],
  ] as const;
  return ways.find(fits) ?? [short, ''];
}

/** What is written in a heading. */
export interface HeadingTexts {
  readonly figure: string;
  readonly words: string;
  /** What is down, and whether it is because of an incident. */
  readonly end: string;
  readonly alarm: boolean;
}

/** The least characters that are kept for what stands at a heading's end, so that its words seldom change. */
const LEAST_END = 8;

/** The fullest of the words for which a heading has room. */
const wordsFor = (ways: readonly string[], end: number, { chars }: Pick<HeadingPlace, 'chars'>) =>
  ways.find((words) => words.length + HEADING_GAP + Math.max(end, LEAST_END) <= chars) ?? '';

/** A pod's heading: how many of its GPUs are up, its rate, and how many are down. `by` is how many more or fewer, if there is room. */
export function podHeading(
  { pod, tflops, down, racks }: Pod,
  by: string,
  place: Pick<HeadingPlace, 'chars'>,
): HeadingTexts {
  const short = `${down} down`;
  const end = short.length + by.length <= place.chars ? short + by : short;
  const of = `of ${POD_GPUS}`;
  const ways = [`${of} GPUs up, ${grouped(tflops)} TFLOPS`, `${of} GPUs up`, `${of} up`, of];
  return {
    figure: `${pod} ${POD_GPUS - down}`,
    words: wordsFor(ways, end.length, place),
    end,
    alarm: racks.some(({ corr }) => corr),
  };
}

/** The site's heading: how many GPUs are up, and what an incident costs. */
export function siteHeading(state: ThroughputState, place: Pick<HeadingPlace, 'chars'>): HeadingTexts {
  const cost = costOf(state);
  const of = `of ${grouped(GPUS)}`;
  return {
    figure: grouped(GPUS - state.down),
    words: wordsFor([`${of} GPUs up`, `${of} up`, of], COST_CHARS, place),
    end: cost > 0 ? `−${grouped(cost)} TFLOPS` : '',
    alarm: true,
  };
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

/** How many more or fewer GPUs are down than in another state, such as `, +17`; empty where as many are. */
export function downBy(down: number, there: number | undefined): string {
  if (there === undefined || there === down) return '';
  return there < down ? `, +${down - there}` : `, −${there - down}`;
}
