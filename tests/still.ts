import { cases } from '../src/dashboards/forks/cases';
import { type ForkSlice, forkSlice } from '../src/dashboards/forks/sim-slice';
import { heightAt } from '../src/dashboards/forks/stage-shape';
import { SLICE_MS } from '../src/sim/world/scenario';
import { COLOURS } from '../src/theme/tokens';

/** An element with what stands in it, already written. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly string[]
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const start = `<${name}${list.join('')}`;
  return content.length > 0 ? `${start}>${content.join('')}</${name}>` : `${start}/>`;
}

/** Width and height of a slice, and how many there are; now stands at this share of them, as in the drawing. */
const SIDE = 400;
const SLICES = 5;
const NOW = 0.7;
/** Share of the height that the bundle takes, as in the drawing. */
const BUNDLE = 0.93;
/** Points of a fork's path. */
const POINTS = 11;
/** Lines keep their width, however the picture is stretched. */
const THIN = { 'vector-effect': 'non-scaling-stroke' } as const;
/** Forks from one that is drawn to the next: the picture is seen for a moment. */
const EVERY = 2;

const [, { seed, at } = { seed: '', at: 0 }] = cases;
const from = at - SLICES * NOW * SLICE_MS;

const x = (t: number) => Math.round(((t - from) * SIDE) / SLICE_MS);
const y = (height: number) => Math.round((SIDE / 2) * (1 + height * BUNDLE));

/** The paths of a slice's forks up to now, or after it. */
function pathsOf(slice: ForkSlice, foreseen: boolean): string {
  return slice.forks
    .filter(({ rank }) => rank % EVERY === 0)
    .flatMap((fork) => fork.runs.map((run) => ({ run, index: slice.forks.indexOf(fork) })))
    .map(({ run, index }) => {
      const all = Array.from({ length: POINTS }, (_, i) => run.from + ((run.back - run.from) * i) / (POINTS - 1));
      const points = all
        .filter((t) => t > at === foreseen)
        .map((t) => [x(t), y(heightAt(slice, index, run, t))] as const);
      const steps = points.map(([px, py], i) => {
        const [bx, by] = points[i - 1] ?? [0, 0];
        return `${i === 0 ? 'M' : 'l'}${px - bx},${py - by}`;
      });
      return points.length > 1 ? steps.join('').replaceAll(',-', '-') : '';
    })
    .join('');
}

/** The forks in faint lines: what the home page shows until the drawing is there. An SVG document, the same from run to run. */
export function stillPicture(): string {
  const first = Math.floor(from / SLICE_MS);
  const slices = Array.from({ length: SLICES + 1 }, (_, i) => forkSlice(seed, first + i));
  const width = SLICES * SIDE;
  const now = Math.round(width * NOW);
  const live = (d: string, more: Record<string, string | number> = {}) =>
    element('path', { d, stroke: COLOURS.faint, 'stroke-width': 2, ...more, ...THIN });
  const dotted = { 'stroke-dasharray': '2 6' };
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${SIDE}`,
      preserveAspectRatio: 'none',
      fill: 'none',
      stroke: COLOURS.control,
    },
    element('title', {}, 'Forks'),
    element('path', { d: slices.map((slice) => pathsOf(slice, false)).join(''), 'stroke-opacity': 0.6, ...THIN }),
    element('path', {
      d: slices.map((slice) => pathsOf(slice, true)).join(''),
      'stroke-opacity': 0.4,
      ...dotted,
      ...THIN,
    }),
    live(`M0 ${SIDE / 2}H${now}`),
    live(`M${now} ${SIDE / 2}H${width}`, dotted),
    live(`M${now} 0V${SIDE}`, { 'stroke-width': 1 }),
  )}\n`;
}
