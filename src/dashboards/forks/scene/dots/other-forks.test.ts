import { expect, test, vi } from 'vitest';
import { describeMarks } from '../../../../plot/render/describe';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { Palette } from '../../../../theme/palette';
import { COLOURS } from '../../../../theme/tokens';
import { forksAt } from '../../sim';
import { forkSlice } from '../../sim-slice';
import { cutForkLine } from '../lines/line';
import { layoutForks } from '../page/layout';
import { visibleWorldAt } from '../visible-world';
import { createOtherForks, otherForks } from './other-forks';

// Pixi reads these of a browser as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

const VIEWPORT = { width: 800, height: 450, resolution: 1, scale: 1 };
const PALETTE = Object.fromEntries(Object.keys(COLOURS).map((name) => [name, 0])) as unknown as Palette;

const DAY_MS = 24 * 3_600_000;
const AT = Date.parse('2026-03-03T08:53:26.800Z');
const slice = forkSlice('northwall', Math.floor(AT / SLICE_MS));
const earlier = (i: number) => forkSlice('northwall', slice.index - DAY_MS / SLICE_MS + i);

/** The first slice a day earlier in which a fork is cut, and its cuts, milliseconds from its start. */
function sliceWithCuts() {
  const found = Array.from({ length: 40 }, (_, i) => earlier(i));
  const other = found.find(({ forks }) => forks.some(({ runs }) => runs.some(({ corr }) => corr !== null)));
  if (!other) throw new Error('No fork is cut in an hour.');
  const cuts = other.forks.flatMap(({ runs }) =>
    runs.flatMap(({ corr, to }) => (corr === null ? [] : [to - other.start])),
  );
  return { other, cuts };
}

test('a fork of another instant is drawn as cut once it is, and not before', () => {
  const { other, cuts } = sliceWithCuts();
  const first = Math.min(...cuts);
  const drawn = (now: number) => otherForks(slice, other, now).filter(({ fork }) => fork >= 0).length;
  expect([drawn(first - 1), drawn(first), drawn(Math.max(...cuts))]).toEqual([
    0,
    cuts.filter((cut) => cut === first).length,
    cuts.length,
  ]);
});

test('the forks of an instant that stays are drawn as they were cut then, whatever time the world has come to', () => {
  const { other, cuts } = sliceWithCuts();
  const { map } = layoutForks(VIEWPORT);
  const forks = createOtherForks('canvas');
  forks.layout(map, VIEWPORT, PALETTE);
  /** Number of dots beside the instant `ms` into the other slice, with the world `now` into its own. */
  const dotsBeside = (ms: number, now: number) => {
    const t = slice.start + now;
    forks.update(forksAt('northwall', t), forksAt('northwall', other.start + ms), true);
    forks.draw(visibleWorldAt('northwall', map, t, true));
    return describeMarks(forks.container).reduce((sum, { count }) => sum + count, 0);
  };
  const [before, after] = [Math.min(...cuts) - 1_000, Math.max(...cuts) + 1_000];
  const late = SLICE_MS - 400;
  const outline = dotsBeside(2_000, late);
  expect(dotsBeside(before, late)).toBe(outline);
  expect(dotsBeside(after, late)).toBeGreaterThan(outline);
  expect(dotsBeside(before, late)).toBe(outline);
});

test('the forks of another instant have an outline around all of them, even if none is cut', () => {
  const other = earlier(0);
  const [upper, lower] = otherForks(slice, other, 0).map(({ points }) => points.filter((_, i) => i % 2 === 1));
  const heights = other.forks.flatMap(({ runs }, fork) =>
    runs.flatMap((run) => cutForkLine(other, fork, run).filter((_, i) => i % 2 === 1)),
  );
  expect(Math.min(...(upper ?? []))).toBeCloseTo(Math.min(...heights), 2);
  expect(Math.max(...(lower ?? []))).toBeCloseTo(Math.max(...heights), 2);
});

test('forks of another world are drawn from where they take another course, and only those', () => {
  const never = forkSlice('northwall~never-qdsa8', slice.index);
  const cut = slice.forks.flatMap(({ runs }, fork) => (runs.some(({ corr }) => corr === 'inc-qdsa8-ad') ? [fork] : []));
  const lines = otherForks(never, slice, AT - slice.start);
  expect(cut.length).toBeGreaterThan(0);
  const begun = lines.filter(({ points }) => (points[2] as number) <= AT - slice.start);
  expect(new Set(begun.map(({ fork }) => fork))).toEqual(new Set(cut));
  expect(otherForks(slice, slice, AT - slice.start)).toEqual([]);
});
