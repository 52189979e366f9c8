import { expect, test } from 'vitest';
import { endOf } from '../../plot/grammar/timeline';
import { rollback } from '.';
import { cases } from './cases';
import { alongColumns, axisCeiling, ceilingOf, latencyPosition, STRIP_SECONDS, stripTimeline } from './drawing-scale';
import { BUCKETS, rollbackAt, SAMPLES_PER_SECOND, SHOWN_MS } from './sim';

const STRIP = { x: 0, y: 0, width: 600, height: 100 };

test('edges stand at the boundaries of columns, and between them by their logarithm', () => {
  expect(BUCKETS.map(alongColumns)).toEqual(BUCKETS.map((_, i) => (i + 1) / 10));
  expect(alongColumns(Math.sqrt(32 * 64))).toBeCloseTo(0.65, 12);
  expect([0, 0.1, 1e4].map(alongColumns)).toEqual([0, 0, 1]);
  expect([0.4, 1, 16, 256, 300].map(latencyPosition)).toEqual([0, 0, 0.5, 1, 1]);
});

test('the axis ends at the same count over minutes of the usual world, with incidents and without', () => {
  const [quiet] = cases;
  if (!quiet) throw new Error('no case');
  const tops = new Set<number>();
  for (let t = quiet.at; t < quiet.at + 300_000; t += 500) {
    const { buckets, above } = rollbackAt(quiet.world, t);
    tops.add(axisCeiling(Math.max(above, ...buckets)).top);
  }
  expect([...tops]).toEqual([150]);
  expect([0, 76, 150, 151, 241, 420].map((fullest) => axisCeiling(fullest).top)).toEqual([
    150, 150, 150, 240, 420, 420,
  ]);
});

test('the axis has room for the state that it is compared with', () => {
  const counts = (fullest: number) => ({ buckets: [1, fullest, 3], above: 2 });
  expect([ceilingOf(counts(70)), ceilingOf(counts(70), counts(200))].map(({ top }) => top)).toEqual([150, 240]);
  expect(ceilingOf(counts(200), counts(70))).toEqual(ceilingOf(counts(200)));
});

test('the strip slides evenly and is full at every instant, as long as its reading is shown', () => {
  expect(rollback.shownMs).toBe(SHOWN_MS);
  const [{ world, at } = { world: '', at: 0 }] = cases;
  const ends = new Set<number>();
  for (let t = at; t < at + 3_000; t += 16) {
    const { ts, samples } = rollbackAt(world, Math.floor(t / SHOWN_MS) * SHOWN_MS);
    const end = endOf(stripTimeline(STRIP, ts), t);
    const shown = samples.filter((sample) => sample.ts > end - STRIP_SECONDS * 1_000 && sample.ts <= end);
    expect(Math.abs(shown.length - STRIP_SECONDS * SAMPLES_PER_SECOND)).toBeLessThanOrEqual(1);
    expect(shown.length).toBeLessThan(samples.length);
    ends.add(t - end);
  }
  expect([...ends]).toEqual([SHOWN_MS]);
  expect(endOf(stripTimeline(STRIP, at), at + 60_000)).toBe(at);
});
