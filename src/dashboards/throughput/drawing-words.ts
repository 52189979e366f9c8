import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { HEADING_GAP, type HeadingPlace, type ThroughputLayout } from './drawing-places';
import { type ThroughputPod, type ThroughputRack, type ThroughputState, utilisationPercent } from './sim';
import { costOf } from './sim-cost';
import { deviation, gpuStates, meanRate } from './sim-gpus';

/**
 * Labels on the band of a rack in an incident, at most `chars` characters: its name, and the number of GPUs out, down
 * in the incident or for maintenance.
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

/** Labels of a rack: its name, its difference `by`, and its share of full load, if there is room. */
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

/** Texts of a heading. */
interface HeadingTexts {
  readonly figure: string;
  /** Words for the GPUs down in an incident. */
  readonly alarm: string;
  /** Words for the other GPUs out. */
  readonly words: string;
  readonly end: string;
}

/** Least characters reserved for the words, so that the text at the end seldom changes. */
const LEAST_WORDS = 8;

/**
 * Heading of a pod, the fullest for which there is room: the number of its GPUs down in an incident and in maintenance,
 * the incident's cost, and its rate. `by` is the difference in the number out, if there is room.
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

/** Words for the difference in GPUs out from another state, such as `, +17`; empty if there is none. */
export function downBy(down: number, others: number | undefined): string {
  if (others === undefined || others === down) return '';
  return others < down ? `, +${down - others}` : `, −${others - down}`;
}
