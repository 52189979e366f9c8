import { cases } from '../../src/dashboards/forks/cases';
import { heightAt } from '../../src/dashboards/forks/scene/lines/heights';
import { type ForkSlice, forkSlice } from '../../src/dashboards/forks/sim-slice';
import { SLICE_MS } from '../../src/sim/world/cores/scenario';
import { COLOURS } from '../../src/theme/tokens';

/** Element with its content, already written. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly string[]
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const start = `<${name}${list.join('')}`;
  return content.length > 0 ? `${start}>${content.join('')}</${name}>` : `${start}/>`;
}

/** Width and height of a slice. */
const SIDE = 400;
/** Number of slices. */
const SLICES = 5;
/** Place of now, as a share of their length, as in the drawing. */
const NOW = 0.7;
/** Share of the height that the bundle takes, as in the drawing. */
const BUNDLE = 0.93;
/** Points of a fork's path. */
const POINTS = 11;
/** Attributes with which lines keep their width, however the picture is stretched. */
const THIN = { 'vector-effect': 'non-scaling-stroke' } as const;
/** Step from one drawn fork to the next: the picture is seen for a moment. */
const EVERY = 2;

const [, { world, at } = { world: '', at: 0 }] = cases;
const from = at - SLICES * NOW * SLICE_MS;

/** Rounds to an even number, so that the middle of two places is a whole one. */
const even = (x: number) => 2 * Math.round(x / 2);
/** Place of an instant along time. */
const along = (t: number) => even(((t - from) * SIDE) / SLICE_MS);
const across = (height: number) => even((SIDE / 2) * (1 + height * BUNDLE));

/** The place of an instant and a height: time runs to the right, or upwards. */
function placeOf(t: number, height: number, upright: boolean): readonly [number, number] {
  return upright ? [across(height), SLICES * SIDE - along(t)] : [along(t), across(height)];
}

type Point = ReturnType<typeof placeOf>;

const middleOf = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/**
 * Smooth path from the first of some points to the last, drawn towards those between: a step ends midway to the next.
 */
function smoothPath(points: readonly Point[]): string {
  const [first, control, ...rest] = points;
  if (!first || !control) return '';
  const between = points.slice(1, -2).map((point, i) => middleOf(point, points[i + 2] as Point));
  const ends = [...between, points.at(-1) as Point];
  const from = ([ax, ay]: Point, [bx, by]: Point) => `${bx - ax},${by - ay}`;
  const steps = ends.map((end, i) => from(ends[i - 1] ?? first, end));
  const start = rest.length > 0 ? `q${from(first, control)} ` : 'l';
  return `M${first.join()}${start}${steps.join('t')}`.replaceAll(/[, ]-/g, '-');
}

/** Paths of a slice's forks up to now, or after it. */
function pathsOf(slice: ForkSlice, foreseen: boolean, upright: boolean): string {
  return slice.forks
    .filter(({ rank }) => rank % EVERY === 0)
    .flatMap((fork) => fork.runs.map((run) => ({ run, index: slice.forks.indexOf(fork) })))
    .map(({ run, index }) => {
      const all = Array.from({ length: POINTS }, (_, i) => run.from + ((run.back - run.from) * i) / (POINTS - 1));
      const points = all
        .filter((t) => t > at === foreseen)
        .map((t) => placeOf(t, heightAt(slice, index, run, t), upright));
      return smoothPath(points);
    })
    .join('');
}

/**
 * Picture of the forks in faint lines, which the home page shows until the drawing is there. Time runs to the right, or
 * `upright`: upwards. An SVG document, the same from run to run.
 */
export function stillPicture(upright: boolean): string {
  const first = Math.floor(from / SLICE_MS);
  const slices = Array.from({ length: SLICES + 1 }, (_, i) => forkSlice(world, first + i));
  const end = from + SLICES * SLICE_MS;
  const line = (t1: number, h1: number, t2: number, h2: number, more: Record<string, string | number> = {}) =>
    element('path', {
      d: `M${placeOf(t1, h1, upright).join(' ')}L${placeOf(t2, h2, upright).join(' ')}`,
      stroke: COLOURS.faint,
      'stroke-width': 2,
      ...more,
      ...THIN,
    });
  const paths = (foreseen: boolean) => slices.map((slice) => pathsOf(slice, foreseen, upright)).join('');
  const dotted = { 'stroke-dasharray': '2 6' };
  const sides = [SLICES * SIDE, SIDE];
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${(upright ? sides.toReversed() : sides).join(' ')}`,
      preserveAspectRatio: 'none',
      fill: 'none',
      stroke: COLOURS.control,
    },
    element('title', {}, 'Forks'),
    element('path', { d: paths(false), 'stroke-opacity': 0.6, ...THIN }),
    element('path', { d: paths(true), 'stroke-opacity': 0.4, ...dotted, ...THIN }),
    line(from, 0, at, 0),
    line(at, 0, end, 0, dotted),
    line(at, -1 / BUNDLE, at, 1 / BUNDLE, { 'stroke-width': 1 }),
  )}\n`;
}
