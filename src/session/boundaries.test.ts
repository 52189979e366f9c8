import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from '../clock/clock';
import { browserTime } from '../clock/time-source';
import { lastBoundary, nextBoundary, onBoundary } from './boundaries';

const BOUNDARIES = [1_000, 61_000, 3_600_000];

test('the last boundary reached is the greatest that is not later', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: 1_000 })).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(lists, fc.integer({ min: -5, max: 1_005 }), (list, t) => {
      expect(lastBoundary(list, t)).toBe(list.filter((boundary) => boundary <= t).at(-1) ?? Number.NEGATIVE_INFINITY);
    }),
  );
});

describe('a listener to given boundaries', () => {
  let clock: Clock;
  let seen: number[];
  let unsubscribe: () => void;
  const next = (t: number) => nextBoundary(BOUNDARIES, t);

  /** Records each new boundary, as a component would render it. */
  function follow() {
    seen = [];
    const look = (t: number) => {
      const boundary = lastBoundary(BOUNDARIES, t);
      if (boundary !== seen.at(-1)) seen.push(boundary);
      return next(t);
    };
    unsubscribe = onBoundary(clock, look, 1);
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    clock = new Clock(browserTime, { at: 0 });
  });

  afterEach(() => {
    unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('is called within 2 ms of a boundary', () => {
    follow();
    vi.advanceTimersByTime(999);
    expect(seen).toEqual([Number.NEGATIVE_INFINITY]);
    vi.advanceTimersByTime(3);
    expect(seen.at(-1)).toBe(1_000);
    vi.advanceTimersByTime(60_000);
    expect(seen.at(-1)).toBe(61_000);
  });

  test('is called at once when the clock is moved, either way', () => {
    follow();
    clock.seek(3_600_000);
    expect(seen.at(-1)).toBe(3_600_000);
    clock.seek(2_000);
    expect(seen.at(-1)).toBe(1_000);
  });

  test('is called sooner on a faster clock, and never on a paused one', () => {
    clock.seek(61_000);
    clock.play(3_600);
    follow();
    vi.advanceTimersByTime(985);
    expect(seen.at(-1)).toBe(3_600_000);
    clock.seek(0);
    clock.pause();
    vi.advanceTimersByTime(10_000_000);
    expect(seen.at(-1)).toBe(Number.NEGATIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('notices that the computer’s clock was set forward', () => {
    clock.goLive();
    follow();
    vi.setSystemTime(5_000_000);
    vi.advanceTimersByTime(30_000);
    expect(seen.at(-1)).toBe(3_600_000);
  });

  test('is called every 10 s at most in an hour without a boundary', () => {
    clock.seek(3_600_001);
    const look = vi.fn(next);
    unsubscribe = onBoundary(clock, look, 1);
    vi.advanceTimersByTime(3_600_000);
    expect(look.mock.calls.length).toBeLessThanOrEqual(362);
  });
});

describe('a listener to computed boundaries', () => {
  /** Boundaries five seconds apart. */
  const next = (t: number) => Math.floor(t / 5_000) * 5_000 + 5_000;

  let reported: number[];
  const look = (t: number) => {
    reported.push(t);
    return next(t);
  };

  beforeEach(() => {
    reported = [];
    vi.useFakeTimers({ now: 1_000_000 });
  });

  afterEach(() => vi.useRealTimers());

  test('is called at once and again as the world passes each boundary', () => {
    const unsubscribe = onBoundary(new Clock(browserTime), look, 500);
    vi.advanceTimersByTime(12_000);
    expect(reported.map((t) => next(t) - 5_000)).toEqual([1_000_000, 1_005_000, 1_010_000]);
    unsubscribe();
    vi.advanceTimersByTime(60_000);
    expect(reported).toHaveLength(3);
  });

  test('is called sooner in a faster world, but at most twice a second', () => {
    const unsubscribe = onBoundary(new Clock(browserTime, { at: 0, rate: 5 }), look, 500);
    vi.advanceTimersByTime(3_100);
    expect(reported.map((t) => next(t) - 5_000)).toEqual([0, 5_000, 10_000, 15_000]);
    unsubscribe();
    reported = [];
    const unsubscribeFast = onBoundary(new Clock(browserTime, { at: 0, rate: 3_600 }), look, 500);
    vi.advanceTimersByTime(2_400);
    expect(reported).toHaveLength(5);
    unsubscribeFast();
  });

  test('is called once in a paused world, and again when it is moved or played', () => {
    const clock = new Clock(browserTime, { at: 42, rate: 0 });
    const unsubscribe = onBoundary(clock, look, 500);
    vi.advanceTimersByTime(60_000);
    expect([reported, vi.getTimerCount()]).toEqual([[42], 0]);
    clock.seek(7_000);
    expect(reported).toEqual([42, 7_000]);
    clock.play(1);
    vi.advanceTimersByTime(3_500);
    expect(reported.map((t) => next(t) - 5_000)).toEqual([0, 5_000, 5_000, 10_000]);
    unsubscribe();
  });

  test('notices within ten seconds that the wall clock was set back', () => {
    const lookForGood = (t: number) => {
      reported.push(t);
      return Number.POSITIVE_INFINITY;
    };
    const unsubscribe = onBoundary(new Clock(browserTime), lookForGood, 500);
    vi.setSystemTime(500_000);
    vi.advanceTimersByTime(10_000);
    expect(reported).toEqual([1_000_000, 510_000]);
    unsubscribe();
  });
});
