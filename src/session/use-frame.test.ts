import { expect, test, vi } from 'vitest';
import { Clock } from '../clock/clock';
import { useSeconds } from './use-frame';

let time = 0;
const clock = new Clock({ now: () => time }, { at: 0, rate: 1 });
/** Runs a frame that begins at `now`, and returns the time of the next. */
let frame: (now: number) => number;

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (run: () => void) => run(),
  useEffectEvent: (event: unknown) => event,
}));
vi.mock('../clock/frames', () => ({
  onFrame: (listener: typeof frame) => {
    frame = listener;
  },
}));
vi.mock('./world', () => ({ useWorld: () => ({ clock }) }));

test('where a second begins while its frame is at work, it is told in the next frame, and not a second later', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const told: number[] = [];
  useSeconds((t) => {
    told.push(t);
    time += 15;
  });
  time = 1_500;
  expect(frame(1_500)).toBe(1_985);
  time = 1_990;
  expect(frame(1_990)).toBeLessThanOrEqual(2_005);
  time = 2_006;
  frame(2_006);
  expect(told).toEqual([1_500, 1_990, 2_006]);
});

test('in a fast world it is told nothing between two updates, and asks for no frame until the next', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const told = vi.fn();
  useSeconds(told);
  clock.play(60);
  frame(3_000);
  expect([frame(3_020), frame(3_040), told.mock.calls.length]).toEqual([3_080, 3_080, 1]);
});
