import { lengthTick } from '../../plot/compared';
import type { LabelPlace } from '../../plot/marks/labels';
import type { Rule } from '../../plot/marks/rules';
import type { Rect } from '../../plot/rect';
import type { Viewport } from '../../plot/scene';
import { LINE_HEIGHT, monoWidth } from '../../plot/type';
import { clamp } from '../../sim/math/math';
import type { Palette } from '../../theme/palette';
import { typeSizes } from './drawing-grid';
import { COST_CHARS, type GaugePlace, HEADING_GAP, headingOf } from './drawing-places';
import { GROUND, INCIDENT_INK, RATE_INK } from './inks';
import type { ThroughputState } from './sim';
import { costOf } from './sim-cost';

/** Ends of the gauge in TFLOPS: every total of a site without edits lies between them. */
const ENDS = { least: 2_200_000, most: 2_400_000 } as const;
/** Characters of the count of the GPUs that are up, and of the words beside it, if the bar stands behind them. */
const SITE_FIGURE = 5;
const SITE_WORDS = [16, 11] as const;
/** Least width of the bar and its ends beside the words, as a share of the plot's. */
const LEAST_BESIDE = 0.4;
/** Characters of a text at an end, and of the gap to the bar. */
const END_CHARS = 6;
/** Height of the bar, and the gap below it, as multiples of the type beside it. */
const BAR = { height: 0.7, below: 1.1 } as const;

/** Places the gauge at the top of the viewport: the bar in the heading's line, or below it; `label` adds a label and returns its index. */
export function layoutGauge(viewport: Viewport, label: (place: LabelPlace) => number): GaugePlace {
  const { width } = viewport;
  const { site: sizes } = typeSizes(viewport);
  const [size, small] = sizes;
  const line = size * LINE_HEIGHT;
  const chars = (count: number) => monoWidth(count, small);
  const heading = headingOf({ x: 0, y: 0, width }, sizes, SITE_FIGURE, label);
  const figure = width - chars(heading.chars);
  const beside = (words: number) => width - figure - chars(words + 2 * HEADING_GAP + COST_CHARS);
  const words = SITE_WORDS.find((count) => beside(count) >= LEAST_BESIDE * width);
  const [x, across, drop] =
    words === undefined ? [0, width, line] : [figure + chars(words + HEADING_GAP), beside(words), heading.drop];
  const end = { y: drop, font: 'mono', size: small, weight: '400', ink: 'faint' } as const;
  const bar: Rect = {
    x: x + chars(END_CHARS),
    y: drop + (small * (LINE_HEIGHT - BAR.height)) / 2,
    width: across - 2 * chars(END_CHARS),
    height: small * BAR.height,
  };
  return {
    bar,
    heading: words === undefined ? heading : { ...heading, chars: words + HEADING_GAP + COST_CHARS },
    ends: [label({ ...end, x }), label({ ...end, x: x + across, align: 'end' })],
    height: (words === undefined ? line : 0) + line + small * BAR.below,
  };
}

/** Where the gauge begins: at nothing in a world whose edits take more than its range. */
const leastOf = (tflops: number) => (tflops < ENDS.least ? 0 : ENDS.least);

/** The texts at the gauge's ends. */
export const endTexts = ({ tflops }: ThroughputState): readonly [string, string] => [
  tflops < ENDS.least ? '0' : `${ENDS.least / 1e6} M`,
  `${ENDS.most / 1e6} M`,
];

/** Between the total and what an incident takes where colours are forced, which may leave both one colour, in CSS px at scale 1. */
const APART = 3;

/** The total, behind it what an incident takes, and a tick at another state's total. */
export function gaugeRules(
  state: ThroughputState,
  other: ThroughputState | undefined,
  { bar }: GaugePlace,
  viewport: Viewport,
  { forced }: Pick<Palette, 'forced'> = {},
): Rule[] {
  const apart = forced ? APART * viewport.scale : 0;
  const least = leastOf(state.tflops);
  const along = (tflops: number) => bar.width * clamp((tflops - least) / (ENDS.most - least), 0, 1);
  const [rate, whole] = [along(state.tflops), along(state.tflops + costOf(state))];
  return [
    { ...bar, ink: GROUND },
    { ...bar, width: rate, ink: RATE_INK.colour },
    ...(whole > rate ? [{ ...bar, x: bar.x + rate + apart, width: whole - rate, ink: INCIDENT_INK.colour }] : []),
    ...(other && other.tflops !== state.tflops ? [lengthTick(bar, along(other.tflops), viewport)] : []),
  ];
}
