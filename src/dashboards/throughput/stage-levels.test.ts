import { expect, test } from 'vitest';
import { FULL_LEVEL } from '../../stage/marks/cell';
import { cases } from './cases';
import { throughputAt } from './sim';
import { gpuText } from './stage-labels';
import { createLevels, deviation, gpuStates, meanRate, OUT, UP } from './stage-levels';

const reading = (name: string) => {
  const { seed, at } = cases.find((one) => one.name === name) ?? { seed: '', at: Number.NaN };
  return throughputAt(seed, at, { cycleDays: 4 });
};
const racksOf = (state: ReturnType<typeof reading>) => state.pods.flatMap(({ racks }) => racks);
/** A rack with GPU 3 out for maintenance and its second tray down. */
const rates = Array.from({ length: 72 }, (_, gpu) => (gpu === 3 || (gpu >= 8 && gpu < 16) ? 0 : 1_300 + gpu));

test('a whole tray that does nothing was incident by an incident, a single GPU is out for maintenance', () => {
  const states = gpuStates(rates);
  expect(states.flatMap((state, gpu) => (state === 'incident' ? [gpu] : []))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(states.flatMap((state, gpu) => (state === 'out' ? [gpu] : []))).toEqual([3]);
});

test('GPUs are incident in the racks of incidents, and in no others', () => {
  for (const name of ['quiet', 'busiest', 'incident']) {
    for (const { gpus, corr } of racksOf(reading(name)))
      expect(gpuStates(gpus).includes('incident')).toBe(corr !== null);
  }
});

test('bars stand on the mean of the GPUs that are up, and none of them is full', () => {
  for (const name of ['quiet', 'busiest', 'incident']) {
    const state = reading(name);
    const { above, below, take } = createLevels();
    take(state);
    racksOf(state).forEach(({ gpus }, rack) => {
      const mean = meanRate(gpus);
      gpus.forEach((tflops, gpu) => {
        const cell = rack * 72 + gpu;
        const bar = [above.now[cell] as number, FULL_LEVEL - (below.now[cell] as number)] as const;
        if (tflops === 0) return;
        expect(above.ink[cell]).toBe(UP);
        expect(bar[0] > 0 && bar[1] > 0).toBe(false);
        expect(Math.max(...bar)).toBeLessThan(FULL_LEVEL * 0.9);
        if (Math.abs(tflops - mean) > 1) expect(bar[0] > 0).toBe(tflops > mean);
      });
      const sum = gpus.filter((tflops) => tflops > 0).reduce((off, tflops) => off + deviation(tflops, mean), 0);
      expect(Math.abs(sum)).toBeLessThan(1e-6);
    });
  }
});

test('a GPU that is out fills both halves of its cell in an ink of its own; one that is incident has no bar under its block', () => {
  const state = reading('incident');
  const { above, below, take } = createLevels();
  take(state);
  const seen = { out: 0, incident: 0 };
  racksOf(state).forEach(({ gpus }, rack) => {
    gpuStates(gpus).forEach((is, gpu) => {
      const cell = rack * 72 + gpu;
      if (is === 'up') return;
      seen[is] += 1;
      const full = is === 'out' ? FULL_LEVEL : 0;
      expect([above.now[cell], above.ink[cell]]).toEqual([full, is === 'out' ? OUT : UP]);
      expect([below.now[cell], below.ink[cell]]).toEqual([FULL_LEVEL, is === 'out' ? OUT : UP]);
    });
  });
  expect(seen).toEqual({ out: 7, incident: 24 });
});

test('a GPU is said in words: its rate and its deviation, or why it does nothing', () => {
  const pod = {
    pod: 'US',
    tflops: 0,
    power: 0,
    down: 9,
    racks: [{ rack: 2, tflops: 0, down: 9, corr: 'inc-1-00', gpus: rates }],
  } as const;
  expect(gpuText(pod, 0, 70)).toBe('US rack 2, GPU 70: 1,370 TFLOPS, 2.3% above its rack’s average of 1,339');
  expect(gpuText(pod, 0, 3)).toBe('US rack 2, GPU 3: out for maintenance');
  expect(gpuText(pod, 0, 9)).toBe('US rack 2, GPU 9: down, inc-1-00');
});
