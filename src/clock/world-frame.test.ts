import { beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './clock';
import { MIN_UPDATE_MS, worldFrame } from './world-frame';

let time = 0;
const reduced = { matches: false };

const clockAt = (rate: number) => new Clock({ now: () => time }, { at: 0, rate });

/** The frames of a clock every 10 ms, from 0 to 400 ms. */
function framesOf(clock: Clock) {
  return Array.from({ length: 41 }, (_, i) => {
    time = i * 10;
    return worldFrame(clock, time);
  });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => reduced);
  time = 0;
  reduced.matches = false;
});

test('whoever asks in one frame is given one instant, though the clock goes on', () => {
  const clock = clockAt(1);
  const frame = worldFrame(clock, 0);
  time = 7;
  expect(worldFrame(clock, 0)).toBe(frame);
  expect(worldFrame(clock, 7).t).toBe(7);
});

test('at normal speed anything may change in every frame, in a fast world every 80 ms and whenever it is moved', () => {
  expect(framesOf(clockAt(1)).every(({ mayUpdate }) => mayUpdate)).toBe(true);
  const fast = clockAt(20);
  const updates = framesOf(fast).filter(({ mayUpdate }) => mayUpdate);
  expect(updates.map(({ now }) => now)).toEqual([0, 1, 2, 3, 4, 5].map((n) => n * MIN_UPDATE_MS));
  const moves = [() => fast.seek(90_000), () => fast.seek(5), () => fast.play(60), () => fast.pause()];
  for (const move of moves) {
    move();
    expect([worldFrame(fast, ++time), worldFrame(fast, ++time)].map(({ mayUpdate }) => mayUpdate)).toEqual([
      true,
      fast.state.rate === 0,
    ]);
  }
});

test('for a visitor who asked for less motion, time runs in whole seconds and pauses where it is', () => {
  reduced.matches = true;
  expect(new Set(framesOf(clockAt(10)).map(({ t }) => t))).toEqual(new Set([0, 1_000, 2_000, 3_000, 4_000]));
  const still = clockAt(0);
  still.pauseAt(1_234);
  expect(worldFrame(still, 500).t).toBe(1_234);
});
