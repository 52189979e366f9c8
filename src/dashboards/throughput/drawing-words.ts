import { grouped } from '../../sim/words/units';
import { TOPOLOGY } from '../../sim/world/topology';
import { HEADING_GAP, type HeadingPlace, type ThroughputLayout } from './drawing-places';
import { type ThroughputPod, type ThroughputRack, type ThroughputState, utilisationPercent } from './sim';
import { costOf } from './sim-cost';
import { countOf, deviationPerCent, gpuStates, meanRate } from './sim-gpus';

/** Texts above a rack or on its band; the load stands at the end. */
interface RackTexts {
  readonly name: string;
  /** GPUs down in an incident, behind the name, with the difference from the other state. */
  readonly out: string;
  readonly load: string;
}

/**
 * The labels of a rack, the fullest for which there is room: its name, in an incident how many of its GPUs are down, by
 * how many that differs (`by`), and the share of full load that it runs at. In an incident that share has precedence
 * over the long name. In a comparison (`isCompared`) every name is as short as that of a rack which differs: `R2`.
 */
export function rackLabels(
  { rack, tflops, down, corr }: Pick<ThroughputRack, 'rack' | 'tflops' | 'down' | 'corr'>,
  by: string,
  { name: isLong, chars }: Pick<ThroughputLayout['room'], 'name' | 'chars'>,
  isCompared: boolean,
): RackTexts {
  const { gpusPerRack } = TOPOLOGY;
  const long = isCompared ? `R${rack}` : `Rack ${rack}`;
  const shorter = isLong && isCompared ? [] : [String(rack)];
  const names = [...(isLong ? [long] : []), ...shorter];
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
  /** Words for all GPUs down, before the incident's part of them. */
  readonly total: string;
  /** Words for the GPUs down in an incident. */
  readonly alarm: string;
  /** Words for the other GPUs down, and for the difference. */
  readonly words: string;
  /** Rate. */
  readonly end: string;
}

/** Least characters reserved for the words, so that the text at the end seldom changes. */
const LEAST_WORDS = 8;

type DownWords = Pick<HeadingTexts, 'total' | 'alarm' | 'words'>;

/**
 * Words for a pod's GPUs down, the fullest first: all of them, and of those the incident's and the ones in maintenance.
 */
function downWords(down: number, taken: number): DownWords[] {
  const plain = (words: string): DownWords => ({ total: '', alarm: '', words });
  if (taken === 0) return [plain(`${down} down`)];
  if (taken === down) return [`${down} down in an incident`, `${down} down`].map((alarm) => ({ ...plain(''), alarm }));
  const alarm = `${taken} in an incident`;
  return [
    { total: `${down} down: `, alarm, words: `, ${down - taken} in maintenance` },
    { total: `${down} down, `, alarm, words: '' },
    plain(`${down} down`),
  ];
}

/**
 * Heading of a pod, the fullest for which there is room: the number of its GPUs down with what has them down, the
 * incident's cost and, as in the other pods, its rate. `by` is the difference in the number down, beside which there is
 * no cost, and which is left out before the rate.
 */
export function podHeading(
  state: ThroughputState,
  { pod, tflops, down, racks }: ThroughputPod,
  by: string,
  { chars }: Pick<HeadingPlace, 'chars'>,
): HeadingTexts {
  const taken = racks.reduce((sum, { gpus }) => sum + countOf(gpus, 'incident'), 0);
  const cost = costOf(
    state,
    state.pods.filter((each) => each.pod === pod),
  );
  const rate = `${grouped(tflops)} TFLOPS`;
  const costs = [`, lost ${grouped(cost)} TFLOPS`, `, −${grouped(cost)}`];
  const behind = by && `, ${by}`;
  const plain = downWords(down, taken);
  const bodies = plain.map((body) => ({ ...body, words: body.words + behind }));
  const withCost = cost > 0 && !by;
  const ends = [rate, grouped(tflops)];
  const costly = (body: DownWords) => costs.map((lost) => ({ ...body, words: body.words + lost }));
  const ways = [
    ...(withCost ? ends.flatMap((end) => bodies.flatMap(costly).map((body) => ({ ...body, end }))) : []),
    ...ends.flatMap((end) => bodies.map((body) => ({ ...body, end }))),
    ...plain.map((body) => ({ ...body, end: grouped(tflops) })),
    ...bodies.map((body) => ({ ...body, end: '' })),
  ];
  const fits = ({ total, alarm, words, end }: (typeof ways)[number]) =>
    Math.max(total.length + alarm.length + words.length, LEAST_WORDS) + (end ? end.length + HEADING_GAP : 0) <= chars;
  const way = ways.find(fits) ?? { ...(plain.at(-1) as DownWords), end: '' };
  return { figure: pod, ...way };
}

/** Texts at the ends of all headings: with their unit, or all without it where one has no room for it. */
export function endTexts(headings: readonly Pick<HeadingTexts, 'end'>[]): string[] {
  const isBare = headings.some(({ end }) => /\d$/.test(end));
  return headings.map(({ end }) => (isBare ? end.replace(' TFLOPS', '') : end));
}

/** Describes the state of a GPU in words. */
export function gpuText({ pod, racks }: ThroughputPod, rack: number, gpu: number): string {
  const { rack: number, gpus, corr } = racks[rack] as ThroughputRack;
  const name = `${pod} rack ${number}, GPU ${gpu}`;
  const state = gpuStates(gpus)[gpu];
  if (state === 'out') return `${name}: down for maintenance`;
  if (state === 'incident') return `${name}: down, ${corr ?? 'in an incident'}`;
  const [tflops, mean] = [gpus[gpu] as number, meanRate(gpus)];
  const off = deviationPerCent(tflops, mean);
  const side = off < 0 ? 'below' : 'above';
  return `${name}: ${grouped(tflops)} TFLOPS, ${Math.abs(off).toFixed(1)}% ${side} its rack’s average of ${grouped(Math.round(mean))}`;
}

/** Difference of the GPUs down from those in another state, such as `+17`; empty if there is none. */
export function downBy(down: number, otherDown: number | undefined): string {
  if (otherDown === undefined || otherDown === down) return '';
  return otherDown < down ? `+${down - otherDown}` : `−${otherDown - down}`;
}
