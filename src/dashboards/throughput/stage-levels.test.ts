import { expect, test } from 'vitest';
import { GPU_PEAK_TFLOPS, SITE_READING_MS } from '../../sim/site';
import { FULL_LEVEL } from '../../stage/marks/cell';
import { cases } from './cases';
import { GPU_STATES } from './inks';
import { throughputAt } from './sim';
import { createLevels, levelOf } from './stage-levels';

const { seed, at } = cases[0] ?? { seed: '', at: 0 };
/** An instant after which the same GPUs are down for a while. */
const calm = at - 5_000;
const reading = (t: number) => throughputAt(seed, t, { cycleDays: 4 });

test('a cell is empty at 60 % of the peak, half full at 80 % and full at 100 %', () => {
  expect(levelOf(GPU_PEAK_TFLOPS * 0.6)).toBe(0);
  expect(levelOf(GPU_PEAK_TFLOPS * 0.8)).toBe(Math.round(FULL_LEVEL / 2));
  expect(levelOf(GPU_PEAK_TFLOPS)).toBe(FULL_LEVEL);
});

test('every GPU that is up stands between an empty and a full cell, and those down are full of hatch', () => {
  for (let i = 0; i < 200; i++) {
    const state = reading(at + i * 3_600_000);
    const rates = state.pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpus));
    const { cells, take } = createLevels();
    take(state);
    rates.forEach((tflops, gpu) => {
      const level = cells.now[gpu] as number;
      expect(GPU_STATES[cells.ink[gpu] as number]).toBe(tflops === 0 ? 'down' : 'up');
      if (tflops === 0) expect(level).toBe(FULL_LEVEL);
      else expect(level > 0 && level < FULL_LEVEL).toBe(true);
    });
  }
});

test('levels move from the reading before, and stand still after a leap in time', () => {
  const { cells, take } = createLevels();
  take(reading(calm));
  expect(cells.before).toEqual(cells.now);
  const first = cells.now.slice();
  const second = reading(calm + SITE_READING_MS);
  take(second);
  expect(cells.before).toEqual(first);
  expect(cells.now).not.toEqual(first);
  take(second);
  expect(cells.before).toEqual(first);
  take(reading(calm));
  expect(cells.before).toEqual(cells.now);
});

test('a GPU that goes down is hatched at once, and one that comes back rises from an empty cell', () => {
  const now = reading(at);
  const with0 = (ts: number, tflops: number) => {
    const pods = now.pods.map((pod, p) => ({
      ...pod,
      racks: pod.racks.map((rack, r) => ({ ...rack, gpus: p + r === 0 ? [tflops, ...rack.gpus.slice(1)] : rack.gpus })),
    }));
    return { ...now, ts, pods };
  };
  const { cells, take } = createLevels();
  take(with0(now.ts, 1_300));
  take(with0(now.ts + SITE_READING_MS, 0));
  expect([cells.before[0], cells.now[0]]).toEqual([FULL_LEVEL, FULL_LEVEL]);
  take(with0(now.ts + 2 * SITE_READING_MS, 1_300));
  expect([cells.before[0], cells.now[0]]).toEqual([0, levelOf(1_300)]);
});
