import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Clock } from '../../clock/clock';
import { LAST_INSTANT } from '../../sim/words/time';
import { Brake, startRamp, stopRamp } from './brake';

const NOW = 1_772_528_400_000;
const HAND = { grip: 'bar', input: 'pointer' } as const;
const FRAME_MS = 1000 / 60;
/** Values of the data sheet for a Tern on dry concrete. */
const SHEET = { top: 2.4, ms: 540, metres: 0.72 } as const;

/** Returns a brake on a clock, in a page whose frames `pass` runs. */
function page(start: ConstructorParameters<typeof Clock>[1] = {}) {
  const time = { now: 5_000 };
  const source = { now: () => NOW + time.now - 5_000, monotonic: () => time.now };
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
  /** Runs frames for `ms`, one each `frame` ms. */
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
  return { clock, brake, pass, frames: listeners, time };
}

describe('the brake', () => {
  test('takes time to rest in what a Tern needs, also where a frame takes longer', () => {
    const { clock, brake, pass } = page();
    brake.hold(HAND);
    pass(1_000, 500);
    expect([clock.state.mode, brake.state.phase]).toEqual(['paused', 'stopped']);
    expect(brake.state.stop?.ms).toBeCloseTo(SHEET.ms, 6);
    expect(brake.state.stop?.metres).toBeCloseTo(SHEET.metres, 9);
    expect(clock.now() - NOW).toBe(300);
  });

  test('time slows down as the machine does: at full speed until its springs bite, then evenly', () => {
    const { clock, brake, pass } = page();
    brake.hold(HAND);
    const rates: number[] = [];
    for (let i = 0; i < 34; i++) {
      pass(FRAME_MS);
      rates.push(clock.state.rate);
    }
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(rates.slice(0, 3)).toEqual([1, 1, 1]);
    expect([clock.state.mode, clock.state.speed, brake.state.phase]).toEqual(['paused', 1, 'stopped']);
    expect(brake.state.stop).toEqual({ ms: SHEET.ms, metres: expect.closeTo(SHEET.metres), from: SHEET.top });
    // 0.72 m at 2.4 m/s.
    expect(clock.now() - NOW).toBe(300);
  });

  test('at 1,000 instants of a stop the metres are those of a Tern that is stepped through it, to the centimetre', () => {
    const { brake, time } = page();
    brake.hold(HAND);
    const step = 1e-6;
    let [metres, speed, at] = [0, SHEET.top as number, 0];
    for (let i = 1; i <= 1_000; i++) {
      const until = (i * SHEET.ms) / 1_000 / 1_000;
      for (; at < until; at += step) {
        if (at >= 0.06) speed = Math.max(speed - 5 * step, 0);
        metres += speed * step;
      }
      expect(Math.abs(brake.travelled(time.now + until * 1_000) - metres)).toBeLessThan(0.005);
    }
    expect(metres.toFixed(2)).toBe('0.72');
  });

  test('released, the world runs up to the speed it had; one that was live is live again, at the present', () => {
    const live = page();
    live.brake.hold(HAND);
    live.pass(2_000);
    live.brake.release(false);
    expect(live.brake.state.phase).toBe('starting');
    live.pass(2_000 + FRAME_MS);
    expect([live.clock.state.mode, live.clock.now()]).toEqual(['live', live.clock.present()]);
    const playing = page({ at: 1_000_000, rate: 60 });
    playing.brake.hold(HAND);
    playing.pass(600);
    playing.brake.release(false);
    playing.pass(2_100);
    expect(playing.clock.state).toEqual({ mode: 'playing', rate: 60, speed: 60 });
  });

  test('stays where it stands if that was chosen, or if the world stood still before', () => {
    for (const [start, stay] of [
      [{}, true],
      [{ at: 42, rate: 0 }, false],
    ] as const) {
      const { clock, brake, pass } = page(start);
      brake.hold(HAND);
      pass(600);
      const at = clock.now();
      brake.release(stay);
      pass(5_000);
      expect([clock.state.mode, clock.now(), brake.state.phase]).toEqual(['paused', at, 'off']);
    }
  });

  test('let go before the world is at rest, it runs up again; gripped while it runs up, it stops again', () => {
    const { clock, brake, pass } = page();
    brake.hold(HAND);
    pass(100);
    const slowed = clock.state.rate;
    brake.release(false);
    pass(1);
    expect(clock.state.rate).toBeCloseTo(slowed, 2);
    pass(100);
    const gained = clock.state.rate;
    brake.hold(HAND);
    pass(1);
    expect(clock.state.rate).toBeCloseTo(gained, 2);
    pass(600);
    expect([brake.state.phase, clock.state.mode]).toEqual(['stopped', 'paused']);
    brake.release(false);
    pass(2_100);
    expect(clock.state.mode).toBe('live');
  });

  test('says how far it is on the way to rest: all of it as time stands still, also where it was gripped in a start', () => {
    const { clock, brake, pass, time } = page();
    const share = () => brake.share(time.now);
    expect(share()).toBe(0);
    for (const run of [0, 0, 100, 700]) {
      brake.release(false);
      pass(run);
      brake.hold(HAND);
      const shares = [share()];
      for (; clock.state.rate > 0; shares.push(share())) pass(FRAME_MS);
      pass(600);
      expect([clock.state.rate, brake.state.phase]).toEqual([0, 'stopped']);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares.at(-1)).toBe(1);
    }
    brake.release(false);
    expect(share()).toBe(0);
  });

  test('jogs without drift: back at the same place, the world is at the same instant', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { maxLength: 1_000 }), (moves) => {
        const { clock, brake, pass, frames } = page();
        brake.hold(HAND);
        pass(600);
        const at = clock.now();
        for (const ms of moves) brake.jog(ms);
        brake.jog(0);
        expect([clock.now(), brake.state.phase, frames.size]).toEqual([at, 'stopped', 0]);
      }),
      { numRuns: 20 },
    );
  });

  test('says how far the world was moved where it ends, and not how far the hand would have moved it', () => {
    const { clock, brake, pass } = page({ at: LAST_INSTANT - 5_000 });
    brake.hold(HAND);
    pass(600);
    const at = clock.now();
    brake.jog(86_400_000);
    expect([clock.now(), brake.state.jogged]).toEqual([LAST_INSTANT, LAST_INSTANT - at]);
  });

  test('says from what speed it stopped, and while it is held by how much a hand has moved it', () => {
    const { brake, pass } = page();
    const told = () => {
      const { from, jogged } = brake.state;
      return [from, jogged];
    };
    brake.hold(HAND);
    expect(told()).toEqual([SHEET.top, 0]);
    pass(600);
    brake.jog(-8_400);
    expect(told()).toEqual([SHEET.top, -8_400]);
    brake.jog(0);
    expect(told()).toEqual([SHEET.top, 0]);
    brake.jog(1_000);
    brake.release(false);
    expect(told()).toEqual([SHEET.top, 0]);
    pass(100);
    brake.hold(HAND);
    expect(brake.state.from).toBeLessThan(SHEET.top);
    const still = page({ at: 42, rate: 0 });
    still.brake.hold(HAND);
    expect(still.brake.state).toMatchObject({ phase: 'stopped', from: 0 });
  });

  test('gives way to any other change of the clock, and leaves nothing behind', () => {
    const { clock, brake, pass, frames } = page();
    brake.hold(HAND);
    pass(100);
    clock.seek(7);
    expect([brake.state.phase, frames.size]).toEqual(['off', 0]);
    // Nor the share of the speed at which the world ran meanwhile.
    expect(clock.state).toEqual({ mode: 'playing', rate: 1, speed: 1 });
    brake.hold(HAND);
    pass(600);
    brake.jog(5_000);
    clock.goLive();
    expect(brake.state).toMatchObject({ phase: 'off', holder: undefined, jogged: 0 });
    brake.release(false);
    expect([clock.state.mode, frames.size]).toEqual(['live', 0]);
  });

  test('gives way too after something else failed while it moved the clock', () => {
    const { clock, brake, pass } = page();
    const leave = clock.subscribe(() => {
      throw new Error('planted');
    });
    brake.hold(HAND);
    expect(() => pass(200)).toThrow('planted');
    leave();
    clock.seek(7);
    expect(brake.state.phase).toBe('off');
  });
});

test('a stop and a start begin and end where they should, from any speed', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: SHEET.top, noNaN: true }), (from) => {
      const [stop, start] = [stopRamp(from), startRamp(from)];
      expect(stop.at(-1).speed).toBe(from);
      expect([stop.at(stop.seconds).speed, start.at(0).speed]).toEqual([expect.closeTo(0, 9), from]);
      expect(start.at(start.seconds).speed).toBeCloseTo(SHEET.top, 9);
      expect(stop.at(9)).toEqual(stop.at(stop.seconds));
    }),
  );
});
