import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Clock } from '../clock/clock';
import { Brake, STOP_MS, speedFraction } from './brake';

const NOW = 1_772_528_400_000;
const FRAME_MS = 1000 / 60;

/** A brake on a clock, in a page whose frames come when `pass` says so. */
function page(start: ConstructorParameters<typeof Clock>[1] = {}) {
  const time = { now: 5_000 };
  const source = { wall: () => NOW + time.now - 5_000, monotonic: () => time.now };
  const listeners = new Set<(now: number) => number>();
  const frames = (listener: (now: number) => number) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const timers = new Map<() => void, number>();
  const timer = (ms: number, run: () => void) => {
    timers.set(run, time.now + ms);
    return () => timers.delete(run);
  };
  const clock = new Clock(source, start);
  const brake = new Brake(clock, source, frames, timer);
  /** Lets `ms` pass, a frame each `frame` ms. */
  const pass = (ms: number, frame = FRAME_MS) => {
    for (let left = ms; left > 0; left -= frame) {
      const next = time.now + Math.min(frame, left);
      for (const [run, at] of timers) {
        if (at > next) continue;
        time.now = at;
        run();
      }
      time.now = next;
      for (const listener of [...listeners]) listener(time.now);
    }
  };
  return { clock, brake, pass, frames: listeners };
}

describe('the brake', () => {
  test('takes a live world to rest within 400 ms also where a frame takes longer', () => {
    const { clock, brake, pass } = page();
    brake.hold(false);
    pass(1_000, 500);
    expect([clock.state.mode, brake.state.phase]).toEqual(['paused', 'held']);
    expect(brake.state.stop?.took).toBe(STOP_MS);
  });

  test('takes a live world to rest within 400 ms, along a curve that only falls', () => {
    const { clock, brake, pass } = page();
    brake.hold(false);
    const rates: number[] = [];
    for (let i = 0; i < 24; i++) {
      pass(FRAME_MS);
      rates.push(clock.state.rate);
    }
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect([clock.state.mode, clock.state.speed, brake.state.phase]).toEqual(['paused', 1, 'held']);
    expect(brake.state.stop?.took).toBeGreaterThanOrEqual(STOP_MS);
    expect(brake.state.stop?.took).toBeLessThan(400);
    expect(brake.state.stop?.at).toBe(clock.now());
    // Half of the time that passes on the way down: the curve is symmetrical.
    expect(clock.now() - NOW).toBeGreaterThan(STOP_MS * 0.4);
    expect(clock.now() - NOW).toBeLessThan(STOP_MS * 0.6);
  });

  test('released, the world runs up to the speed it had; one that was live is live again, at the present', () => {
    const live = page();
    live.brake.hold(false);
    live.pass(2_000);
    live.brake.release(false, false);
    expect(live.brake.state.phase).toBe('starting');
    live.pass(STOP_MS + FRAME_MS);
    expect([live.clock.state.mode, live.clock.now()]).toEqual(['live', live.clock.present()]);
    const playing = page({ at: 1_000_000, rate: 60 });
    playing.brake.hold(false);
    playing.pass(500);
    playing.brake.release(false, false);
    playing.pass(500);
    expect(playing.clock.state).toEqual({ mode: 'playing', rate: 60, speed: 60 });
  });

  test('stays where it stands if that was chosen, or if the world stood still before', () => {
    for (const [start, stay] of [
      [{}, true],
      [{ at: 42, rate: 0 }, false],
    ] as const) {
      const { clock, brake, pass } = page(start);
      brake.hold(false);
      pass(500);
      const at = clock.now();
      brake.release(stay, false);
      pass(5_000);
      expect([clock.state.mode, clock.now(), brake.state.phase]).toEqual(['paused', at, 'off']);
    }
  });

  test('with less motion it stops and starts at once', () => {
    const { clock, brake } = page();
    brake.hold(true);
    expect([clock.state.mode, brake.state.stop?.took]).toEqual(['paused', 0]);
    brake.release(false, true);
    expect(clock.state.mode).toBe('live');
  });

  test('let go before the world is at rest, it runs up again; gripped while it runs up, it stops again', () => {
    const { clock, brake, pass } = page();
    brake.hold(false);
    pass(100);
    const slowed = clock.state.rate;
    brake.release(false, false);
    pass(1);
    expect(clock.state.rate).toBeCloseTo(slowed, 3);
    pass(100);
    const gained = clock.state.rate;
    brake.hold(false);
    pass(1);
    expect(clock.state.rate).toBeCloseTo(gained, 3);
    pass(500);
    expect([brake.state.phase, clock.state.mode]).toEqual(['held', 'paused']);
    brake.release(false, false);
    pass(500);
    expect(clock.state.mode).toBe('live');
  });

  test('jogs without drift: back at the same place, the world is at the same instant', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { maxLength: 1_000 }), (moves) => {
        const { clock, brake, pass, frames } = page();
        brake.hold(false);
        pass(500);
        const at = clock.now();
        for (const ms of moves) brake.jog(ms);
        brake.jog(0);
        expect([clock.now(), brake.state.phase, frames.size]).toEqual([at, 'held', 0]);
      }),
      { numRuns: 20 },
    );
  });

  test('gives way to any other change of the clock, and leaves nothing behind', () => {
    const { clock, brake, pass, frames } = page();
    brake.hold(false);
    pass(100);
    clock.seek(7);
    expect([brake.state.phase, frames.size]).toEqual(['off', 0]);
    brake.hold(false);
    pass(500);
    clock.goLive();
    expect(brake.state.phase).toBe('off');
    brake.release(false, false);
    expect([clock.state.mode, frames.size]).toEqual(['live', 0]);
  });
});

test('the curve is level at both ends and bounded', () => {
  expect([speedFraction(-1), speedFraction(0), speedFraction(0.5), speedFraction(1), speedFraction(2)]).toEqual([
    1, 1, 0.5, 0, 0,
  ]);
  expect(1 - speedFraction(0.01)).toBeLessThan(0.001);
});
