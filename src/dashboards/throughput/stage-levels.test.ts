import { expect, test } from 'vitest';
import { FULL_LEVEL } from '../../plot/marks/cell';
import { cases } from './cases';
import { throughputAt } from './sim';
import { gpuStates } from './sim-gpus';
import { gpuText } from './stage-labels';
import { createLevels, OUT, UP } from './stage-levels';

const reading = (name: string) => {
  const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
  return throughputAt(world, at, { cycleDays: 4 });
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

test('the cell of a GPU that is up is lit, of one that is out its foot alone, and of one in an incident nothing', () => {
  const state = reading('incident');
  const { cells, take } = createLevels();
  take(state);
  const seen = { up: 0, out: 0, incident: 0 };
  racksOf(state).forEach(({ gpus }, rack) => {
    gpuStates(gpus).forEach((is, gpu) => {
      const share = (cells.now[rack * 72 + gpu] as number) / FULL_LEVEL;
      seen[is] += 1;
      expect(cells.ink[rack * 72 + gpu]).toBe(is === 'out' ? OUT : UP);
      expect(share).toBeCloseTo({ up: 1, out: 0.4, incident: 0 }[is], 3);
    });
  });
  expect(seen).toEqual({ up: 1_697, out: 7, incident: 24 });
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
