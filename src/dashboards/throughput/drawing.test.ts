import { expect, test } from 'vitest';
import { cases } from './cases';
import { drawing } from './drawing';
import { layoutThroughput } from './drawing-layout';
import { outageMarks } from './drawing-outages';
import { gpuText } from './drawing-words';
import { throughputAt } from './sim';
import { gpuStates } from './sim-gpus';

const reading = (name: string) => {
  const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
  return throughputAt(world, at, { cycleDays: 4 });
};
const racksOf = (state: ReturnType<typeof reading>) => state.pods.flatMap(({ racks }) => racks);
/** Rack with GPU 3 down for maintenance and its second pair of trays down. */
const rates = Array.from({ length: 72 }, (_, gpu) => (gpu === 3 || (gpu >= 8 && gpu < 16) ? 0 : 1_300 + gpu));

test('a whole pair of trays that does nothing is down in an incident, a single GPU is down for maintenance', () => {
  const states = gpuStates(rates);
  expect(states.flatMap((state, gpu) => (state === 'incident' ? [gpu] : []))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(states.flatMap((state, gpu) => (state === 'out' ? [gpu] : []))).toEqual([3]);
});

test('GPUs are down in the racks of incidents, and in no others', () => {
  for (const name of ['quiet', 'busiest', 'incident']) {
    for (const { gpus, corr } of racksOf(reading(name)))
      expect(gpuStates(gpus).includes('incident')).toBe(corr !== null);
  }
});

test('the cell of a GPU that is up is lit as far as its load, of one that is out its foot alone, and of one in an incident nothing', () => {
  const state = reading('incident');
  const viewport = { width: 800, height: 450, resolution: 1, scale: 1 };
  const layout = layoutThroughput(viewport);
  const input = { state, other: undefined, axes: undefined, shownAxes: undefined, layout };
  const cells = drawing.marks({ ...input, viewport, palette: {} }).find((mark) => mark.kind === 'cells');
  const seen = { up: 0, out: 0, incident: 0 };
  racksOf(state).forEach(({ gpus }, rack) => {
    gpuStates(gpus).forEach((is, gpu) => {
      const cell = cells?.data[rack * 72 + gpu];
      seen[is] += 1;
      expect(cell?.ink).toBe(is === 'out' ? 'out' : 'up');
      const load = layout.room.load ? (gpus[gpu] ?? 0) / 1_600 : 1;
      expect(cell?.level).toBeCloseTo({ up: load, out: 0.25, incident: 0 }[is]);
    });
  });
  expect(seen).toEqual({ up: 1_695, out: 9, incident: 24 });
});

test('GPUs that an incident has down are as large as all others and apart, so that they can be counted', () => {
  const layout = layoutThroughput({ width: 800, height: 450, resolution: 1, scale: 1 });
  const red = outageMarks(reading('incident'), layout, 1).filter(({ ink }) => ink === 'fault');
  expect(red).toHaveLength(24);
  for (const { x, y, width, height } of red) expect(layout.cells).toContainEqual({ x, y, width, height });
});

test('a GPU is said in words: its rate and its deviation, or why it does nothing', () => {
  const pod = {
    pod: 'US',
    tflops: 0,
    power: 0,
    down: 9,
    lost: 8,
    racks: [{ rack: 2, tflops: 0, down: 9, lost: 8, corr: 'inc-1-00', gpus: rates }],
  } as const;
  expect(gpuText(pod, 0, 70)).toBe('US rack 2, GPU 70: 1,370 TFLOPS, 2.3% above its rack’s average of 1,339');
  expect(gpuText(pod, 0, 3)).toBe('US rack 2, GPU 3: down for maintenance');
  expect(gpuText(pod, 0, 9)).toBe('US rack 2, GPU 9: down, inc-1-00');
});
