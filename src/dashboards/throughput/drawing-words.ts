import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { HEADING_GAP, type HeadingPlace, type ThroughputLayout } from './drawing-places';
import { type ThroughputPod, type ThroughputRack, type ThroughputState, utilisationPercent } from './sim';
import { costOf } from './sim-cost';
import { deviation, gpuStates, meanRate } from './sim-gpus';

/** Texts above a rack or on its band; the load stands at the end. */
interface RackTexts {
  readonly name: string;
  /** GPUs down in an incident, behind the name, with the difference from the other state. */
  readonly out: string;
  readonly load: string;
}

/**
 * The labels of a rack, the fullest for which there is room: its name, in an incident how many of its GPUs are down, by
 * how many that differs (`by`), and the share of full load that it runs at. Where it differs, or in an incident, that
 * share has precedence over the long name.
 */
export function rackLabels(
  { rack, tflops, down, corr }: Pick<ThroughputRack, 'rack' | 'tflops' | 'down' | 'corr'>,
  by: string,
  { name: isLong, chars }: Pick<ThroughputLayout['room'], 'name' | 'chars'>,
): RackTexts {
  const { gpusPerRack } = TOPOLOGY;
  const names = isLong ? [`Rack ${rack}`, String(rack)] : [String(rack)];
  const behind = by && `, ${by}`;
  const counts = corr ? [`, ${down} of ${gpusPerRack} down${behind}`, `, ${down} down${behind}`] : [];
  const outs = [...counts, ...(by ? [` ${by} down`, ` ${by}`] : [''])];
  const least = outs.at(-1) as string;
  const full = `${Math.round(utilisationPercent(tflops, gpusPerRack))}%`;
  const ways = [
    ...(by || corr ? names : names.slice(0, 1)).flatMap((name) => outs.map((out) => ({ name, out, load: full }))),
    ...names.map((name) => ({ name, out: least, load: '' })),
  ];
  // In the heavier type of a band one character is no gap.
  const gap = corr ? 2 : 1;
  const fits = ({ name, out, load }: RackTexts) => name.length + out.length + (load ? load.length + gap : 0) <= chars;
  return ways.find(fits) ?? { name: String(rack), out: '', load: '' };
}

interface HeadingTexts {
  readonly figure: string;
  /** Words for the GPUs down in an incident. */
  readonly alarm: string;
  /** Words for the other GPUs down. */
  readonly words: string;
  /** Rate, or what the incident costs. */
  readonly end: string;
  readonly endsInCost: boolean;
}

/** Least characters reserved for the words, so that the text at the end seldom changes. */
const LEAST_WORDS = 8;
/** Characters of the longest words for maintenance alone: where they fit, no shorter ones stand. */
const MAINTENANCE_WORDS = '12 in maintenance'.length;

/**
 * Heading of a pod, the fullest for which there is room: the number of its GPUs down in an incident and in maintenance,
 * the incident's cost, and its rate, to which the cost has precedence. `by` is the difference in the number down, if
 * there is room.
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
  const lost = `lost ${grouped(cost)} TFLOPS`;
  const alarm = taken > 0 ? `${taken} down` : '';
  const behind = by && `, ${by}`;
  const others = maintained > 0 ? `, ${maintained} in maintenance` : '';
  const named = !alarm && down > 0 && MAINTENANCE_WORDS + by.length + HEADING_GAP + rate.length <= chars;
  const least = named ? `${down} in maintenance` : `${down} down`;
  const rest = `${alarm ? others : least}${behind}`;
  const short = alarm ? { alarm: least, words: behind } : { alarm, words: `${least}${behind}` };
  const shortest = alarm ? { alarm: least, words: '' } : { alarm, words: least };
  const ways = [
    ...(cost > 0
      ? [
          { alarm, words: `${rest}, ${lost}`, end: rate },
          { alarm, words: rest, end: lost },
          { alarm, words: behind, end: lost },
        ]
      : []),
    { alarm, words: rest, end: rate },
    ...(alarm ? [{ alarm, words: behind, end: rate }] : []),
    { alarm, words: rest, end: '' },
    { ...short, end: rate },
    { ...short, end: '' },
  ];
  const fits = ({ alarm: first, words, end }: (typeof ways)[number]) =>
    Math.max(first.length + words.length, LEAST_WORDS) + (end ? end.length + HEADING_GAP : 0) <= chars;
  const way = ways.find(fits) ?? { ...shortest, end: '' };
  return { figure: pod, ...way, endsInCost: way.end === lost };
}

/** Describes the state of a GPU in words. */
export function gpuText({ pod, racks }: ThroughputPod, rack: number, gpu: number): string {
  const { rack: number, gpus, corr } = racks[rack] as ThroughputRack;
  const name = `${pod} rack ${number}, GPU ${gpu}`;
  const state = gpuStates(gpus)[gpu];
  if (state === 'out') return `${name}: down for maintenance`;
  if (state === 'incident') return `${name}: down, ${corr ?? 'in an incident'}`;
  const [tflops, mean] = [gpus[gpu] as number, meanRate(gpus)];
  const off = deviation(tflops, mean);
  const side = off < 0 ? 'below' : 'above';
  return `${name}: ${grouped(tflops)} TFLOPS, ${Math.abs(off).toFixed(1)}% ${side} its rack’s average of ${grouped(Math.round(mean))}`;
}

/** Difference of the GPUs down from those in another state, such as `+17`; empty if there is none. */
export function downBy(down: number, otherDown: number | undefined): string {
  if (otherDown === undefined || otherDown === down) return '';
  return otherDown < down ? `+${down - otherDown}` : `−${otherDown - down}`;
}
