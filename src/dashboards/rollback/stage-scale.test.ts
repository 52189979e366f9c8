import { expect, test } from 'vitest';
import { cases } from './cases';
import { BUCKETS, rollbackAt } from './sim';
import { createMotion } from './stage-motion';
import { alongColumns, alongEdges, ceilingOf } from './stage-scale';

test('edges stand at the boundaries of columns, and between them by their logarithm', () => {
  expect(BUCKETS.map(alongColumns)).toEqual(BUCKETS.map((_, i) => (i + 1) / 10));
  expect(alongColumns(Math.sqrt(32 * 64))).toBeCloseTo(0.65, 12);
  expect([0, 0.1, 1e4].map(alongColumns)).toEqual([0, 0, 1]);
  expect([0.4, 1, 16, 256, 300].map(alongEdges)).toEqual([0, 0, 0.5, 1, 1]);
});

test('the axis ends at the same count over a minute of the usual world', () => {
  const [quiet] = cases;
  if (!quiet) throw new Error('no case');
  const tops = new Set<number>();
  for (let t = quiet.at; t < quiet.at + 60_000; t += 250) {
    const { buckets, above } = rollbackAt(quiet.seed, t);
    tops.add(ceilingOf(Math.max(above, ...buckets)).top);
  }
  expect([...tops]).toEqual([150]);
  expect([0, 150, 151, 299, 301, 420].map((fullest) => ceilingOf(fullest).top)).toEqual([150, 150, 200, 300, 420, 420]);
});

test('values move from one state to the next within a step, and only there', () => {
  const motion = createMotion(1);
  const take = (ts: number, value: number) => {
    motion.next[0] = value;
    motion.take(ts);
  };
  take(1_000, 0.2);
  expect(motion.at(0, motion.progress(1_000))).toBe(0.2);
  take(1_050, 0.4);
  expect(motion.at(0, motion.progress(1_075))).toBeCloseTo(0.3, 12);
  take(1_050, 0.4);
  expect(motion.at(0, motion.progress(1_075))).toBeCloseTo(0.3, 12);
  expect(motion.at(0, motion.progress(1_200))).toBe(0.4);
  for (const elsewhere of [9_000, 50, 50]) {
    take(elsewhere, elsewhere);
    expect(motion.at(0, motion.progress(elsewhere))).toBe(elsewhere);
  }
});
