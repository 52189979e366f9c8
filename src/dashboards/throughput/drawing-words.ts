import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { HEADING_GAP, type HeadingPlace, type ThroughputLayout } from './drawing-places';
import { type ThroughputPod, type ThroughputRack, type ThroughputState, utilisationPercent } from './sim';
import { costOf } from './sim-cost';
import { deviation, gpuStates, meanRate } from './sim-gpus';

/**
 * Labels on the band of a rack in an incident, as long as `chars` characters allow: its name, and how many GPUs are
 * out, down in the incident or for maintenance.
 */
export function bandLabels({ rack, down }: ThroughputRack, chars: number): readonly [name: string, down: string] {
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

/**
 * Labels of a rack: its name, what differs by `by`, and the share of full load that it runs at, where there is room.
 */
export function rackLabels(
  { rack, tflops }: ThroughputRack,
  by: string,
  { name: isLong, chars }: ThroughputLayout['room'],
): readonly [name: string, load: string] {
  const title = isLong ? `Rack ${rack}` : String(rack);
  const load = `${Math.round(utilisationPercent(tflops, TOPOLOGY.gpusPerRack))}%`;
  if (title.length + by.length + load.length + 1 <= chars) return [`${title}${by}`, load];
  return [title.length + by.length <= chars ? `${title}${by}` : title, ''];
}

/** What is written in a heading. */
interface HeadingTexts {
  readonly figure: string;
  /** What an incident has down, and what else is out. */
  readonly alarm: string;
  readonly words: string;
  readonly end: string;
}

/** The least characters that are kept for what is out, so that what stands at the end seldom changes. */
const LEAST_WORDS = 8;

/**
 * A pod's heading, the fullest for which there is room: how many of its GPUs an incident has down and how many are in
 * maintenance, what the incident costs, and its rate. `by` is how many more or fewer are out, if there is room.
 */
export function podHeading(
  state: ThroughputState,
  { pod, tflops, down, racks }: ThroughputPod,
  by: string,
  { chars }: Pick<HeadingPlace, 'chars'>,
): HeadingTexts {
  const gpus = racks.flatMap((rack) => gpuStates(rack.gpus));
  const taken = gpus.filter((is) => is === 'incident').length;
  const maintained = down - taken;
  const cost = costOf(
    state,
    state.pods.filter((each) => each.pod === pod),
  );
  const rate = `${grouped(tflops)} TFLOPS`;
  const alarm = taken > 0 ? `${taken} down` : '';
  const hasRest = maintained > 0 || taken === 0;
  const rest = `${hasRest ? `${alarm && ', '}${maintained} out` : ''}${by}`;
  const least = `${down} out`;
  const short = alarm ? ([least, by] as const) : (['', `${least}${by}`] as const);
  const ways = [
    ...(cost > 0 ? [[alarm, `${rest}, −${grouped(cost)} TFLOPS`, rate] as const] : []),
    [alarm, rest, rate],
    [alarm, rest, ''],
    [...short, rate],
    [...short, ''],
  ] as const;
  const fits = ([first, words, end]: readonly [string, string, string]) =>
    Math.max(first.length + words.length, LEAST_WORDS) + (end ? end.length + HEADING_GAP : 0) <= chars;
  const [first, words, end] = ways.find(fits) ?? [alarm && least, alarm ? '' : least, ''];
  return { figure: pod, alarm: first, words, end };
}

/** Describes the state of a GPU in words. */
export function gpuText({ pod, racks }: ThroughputPod, rack: number, gpu: number): string {
  const { rack: number, gpus, corr } = racks[rack] as ThroughputRack;
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
