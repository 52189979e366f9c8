import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from './clock';
import { lastTurn, onTurn } from './turns';

const TURNS = [1_000, 61_000, 3_600_000];

test('the last turn that is reached is the greatest that is not later', () => {
  const turns = fc.uniqueArray(fc.integer({ min: 0, max: 1_000 })).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(turns, fc.integer({ min: -5, max: 1_005 }), (list, t) => {
      expect(lastTurn(list, t)).toBe(list.filter((turn) => turn <= t).at(-1) ?? Number.NEGATIVE_INFINITY);
    }),
  );
});

describe('a listener', () => {
  const source = { wall: () => Date.now(), monotonic: () => performance.now() };
  let clock: Clock;
  let seen: number[];
  let stop: () => void;

  /** Notes each new turn, as a component that shows it would be drawn again. */
  function follow() {
    seen = [];
    stop = onTurn(clock, TURNS, () => {
      const turn = lastTurn(TURNS, clock.now());
      if (turn !== seen.at(-1)) seen.push(turn);
    });
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    clock = new Clock(source, { at: 0 });
  });

  afterEach(() => {
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('hears of a turn when it comes, not later than 2 ms after it', () => {
    follow();
    vi.advanceTimersByTime(999);
    expect(seen).toEqual([Number.NEGATIVE_INFINITY]);
    vi.advanceTimersByTime(3);
    expect(seen.at(-1)).toBe(1_000);
    vi.advanceTimersByTime(60_000);
    expect(seen.at(-1)).toBe(61_000);
  });

  test('hears of it at once when the clock is moved, either way', () => {
    follow();
    clock.seek(3_600_000);
    expect(seen.at(-1)).toBe(3_600_000);
    clock.seek(2_000);
    expect(seen.at(-1)).toBe(1_000);
  });

  test('hears of it sooner on a faster clock, and never on one that stands still', () => {
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

  test('of a live clock notices that the machine was set forward', () => {
    clock.goLive();
    follow();
    vi.setSystemTime(5_000_000);
    vi.advanceTimersByTime(30_000);
    expect(seen.at(-1)).toBe(3_600_000);
  });

  test('is not woken for each frame: an hour without a turn costs a look every 30 s', () => {
    clock.seek(3_600_001);
    const heard = vi.fn();
    stop = onTurn(clock, TURNS, heard);
    vi.advanceTimersByTime(3_600_000);
    expect(heard.mock.calls.length).toBeLessThanOrEqual(122);
  });
});
