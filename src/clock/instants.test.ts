import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './clock';
import { onInstants } from './instants';
import { browserTime } from './source';

/** Instants five seconds apart. */
const next = (t: number) => Math.floor(t / 5_000) * 5_000 + 5_000;

let told: number[];
const listener = (t: number) => void told.push(t);

beforeEach(() => {
  told = [];
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => vi.useRealTimers());

test('tells the instant at once and again as the world passes each of the instants', () => {
  const stop = onInstants(new Clock(browserTime), next, listener);
  vi.advanceTimersByTime(12_000);
  expect(told.map((t) => next(t) - 5_000)).toEqual([1_000_000, 1_005_000, 1_010_000]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
});

test('a faster world passes them sooner, but is told of at most twice a second', () => {
  const stop = onInstants(new Clock(browserTime, { at: 0, rate: 5 }), next, listener);
  vi.advanceTimersByTime(3_100);
  expect(told.map((t) => next(t) - 5_000)).toEqual([0, 5_000, 10_000, 15_000]);
  stop();
  told = [];
  const stopFast = onInstants(new Clock(browserTime, { at: 0, rate: 3_600 }), next, listener);
  vi.advanceTimersByTime(2_400);
  expect(told).toHaveLength(5);
  stopFast();
});

test('a world that stands still is told of once, and again when it is moved or runs on', () => {
  const clock = new Clock(browserTime, { at: 42, rate: 0 });
  const stop = onInstants(clock, next, listener);
  vi.advanceTimersByTime(60_000);
  expect([told, vi.getTimerCount()]).toEqual([[42], 0]);
  clock.seek(7_000);
  expect(told).toEqual([42, 7_000]);
  clock.play(1);
  vi.advanceTimersByTime(3_500);
  expect(told.map((t) => next(t) - 5_000)).toEqual([0, 5_000, 5_000, 10_000]);
  stop();
});

test('a wall clock that is set back is noticed within ten seconds', () => {
  const stop = onInstants(new Clock(browserTime), () => Number.MAX_SAFE_INTEGER, listener);
  vi.setSystemTime(500_000);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([1_000_000, 510_000]);
  stop();
});
