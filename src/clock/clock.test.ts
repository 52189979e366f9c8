import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { FIRST_INSTANT, LAST_INSTANT } from '../sim/words/time';
import { Clock, MAX_RATE } from './clock';

const NOW = 1_772_528_400_000;

/** Returns a wall clock that runs only on request. */
function manual() {
  let wall = NOW;
  return {
    now: () => wall,
    pass(ms: number) {
      wall += ms;
    },
    setWall(t: number) {
      wall = t;
    },
  };
}

/** All actions of a visitor on a clock. */
const OF_VISITORS: readonly ((clock: Clock, n: number) => void)[] = [
  (clock, n) => clock.seek(NOW - n),
  (clock, n) => clock.play(n % 100),
  (clock) => clock.resume(),
  (clock, n) => clock.setSpeed(n % 100),
  (clock) => clock.pause(),
  (clock) => clock.goLive(),
  (clock, n) => clock.start({ at: NOW - n, rate: 60, anchor: NOW - 500 }),
];
/** These and those of the brake. */
const MOVES = [
  ...OF_VISITORS,
  (clock: Clock, n: number) => clock.slow((n % 7) / 7),
  (clock: Clock, n: number) => clock.slow(1, NOW - n),
];

describe('the clock', () => {
  test('is live where nothing else was asked for and follows the wall clock when that is set', () => {
    const source = manual();
    const clock = new Clock(source);
    expect([clock.state.mode, clock.now()]).toEqual(['live', NOW]);
    source.pass(1234);
    expect(clock.now()).toBe(NOW + 1234);
    source.setWall(NOW - 60_000);
    expect(clock.now()).toBe(NOW - 60_000);
  });

  test('whatever was done to it, a clock started from its link shows the same, also after the machine slept or its clock was set', () => {
    const move = fc.tuple(fc.constantFrom(...MOVES), fc.nat(1e6), fc.nat(5_000));
    fc.assert(
      fc.property(fc.array(move, { minLength: 1 }), fc.integer({ min: -1e8, max: 1e8 }), (moves, asleep) => {
        const source = manual();
        const clock = new Clock(source);
        for (const [apply, n, ms] of moves) {
          apply(clock, n);
          source.pass(ms);
        }
        const early = new Clock(source, clock.setting);
        source.setWall(source.now() + asleep);
        for (const other of [early, new Clock(source, clock.setting)]) {
          expect(other.state.mode).toBe(clock.state.mode);
          expect(Math.abs(other.now() - clock.now())).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('slowed down again in every frame, it moves as far as the sum of what each frame has of its speed', () => {
    const source = manual();
    const clock = new Clock(source, { at: 0, rate: 1 });
    for (let i = 0; i < 1_000; i++) {
      clock.slow(0.125);
      source.pass(4);
    }
    clock.pause();
    expect([clock.now(), clock.setting?.at]).toEqual([500, 500]);
  });

  test('its pace is what the brake leaves of its speed, and whole again after anything else', () => {
    for (const move of OF_VISITORS) {
      const clock = new Clock(manual(), { at: 0, rate: 60 });
      clock.slow(0.25, 700);
      expect([clock.pace, clock.state.rate, clock.now()]).toEqual([0.25, 15, 700]);
      clock.slow(0, 900);
      expect([clock.pace, clock.state.mode, clock.state.speed, clock.now()]).toEqual([0, 'paused', 60, 900]);
      move(clock, 0);
      expect(clock.pace).toBe(1);
    }
  });

  test('a run with an anchor is where any other clock with that anchor is, whenever it starts and after a machine slept', () => {
    const start = { at: 1_000_000, rate: 60, anchor: NOW - 5_000 };
    const source = manual();
    const first = new Clock(source, start);
    expect(first.now()).toBe(1_300_000);
    source.pass(2_000);
    source.setWall(NOW + 60_000);
    expect([first.now(), new Clock(source, start).now()]).toEqual([4_900_000, 4_900_000]);
    expect(first.setting).toEqual(start);
  });

  test('an anchor far ahead or far behind leaves the clock at an end of the world', () => {
    for (const [anchor, t] of [
      [NOW + 1e9, FIRST_INSTANT],
      [0, LAST_INSTANT],
    ] as const) {
      expect(new Clock(manual(), { at: 42, rate: 3600, anchor }).now()).toBe(t);
    }
  });

  test('what a visitor set running is handed on such that another clock shows the same', () => {
    const source = manual();
    const clock = new Clock(source);
    expect(clock.setting).toBeUndefined();
    clock.seek(7_000.6);
    clock.play(10);
    source.pass(3_000);
    expect(clock.setting).toEqual({ at: 7_000, rate: 10, anchor: NOW });
    expect(new Clock(source, clock.setting).now()).toBe(clock.now());
    clock.pause();
    expect(clock.setting).toEqual({ at: 37_000, rate: 0, anchor: undefined });
  });

  test('is paused at speed 0, at the instant asked for or at the present', () => {
    const source = manual();
    const at = new Clock(source, { at: 42, rate: 0 });
    const present = new Clock(source, { rate: 0 });
    source.pass(10_000);
    expect([at.now(), at.state.mode]).toEqual([42, 'paused']);
    expect([present.now(), present.state.mode]).toEqual([NOW, 'paused']);
  });

  test('a speed too small for an address is a pause, and one that is slowed is whole again after a seek', () => {
    const clock = new Clock(manual(), { at: 42, rate: 1 });
    clock.play(0.0004);
    expect(clock.state).toEqual({ mode: 'paused', rate: 0, speed: 1 });
    clock.setSpeed(12.3456);
    clock.resume();
    expect(clock.state.rate).toBe(12.346);
    for (const [pace, rate] of [
      [0.5, 12.346],
      [0, 0],
    ] as const) {
      clock.slow(pace);
      clock.seek(43);
      expect(clock.state).toEqual({ mode: rate ? 'playing' : 'paused', rate, speed: 12.346 });
    }
  });

  test('an instant alone plays on from there at the usual speed', () => {
    const source = manual();
    const clock = new Clock(source, { at: 1000 });
    source.pass(250);
    expect([clock.state.mode, clock.state.rate, clock.now()]).toEqual(['playing', 1, 1250]);
  });

  test('pauses, plays on from where it stood, seeks and returns to live', () => {
    const source = manual();
    const clock = new Clock(source);
    clock.pause();
    source.pass(9_000);
    expect(clock.now()).toBe(NOW);
    clock.seek(7_000);
    expect([clock.now(), clock.state.mode]).toEqual([7_000, 'paused']);
    clock.play(2);
    source.pass(1_000);
    expect(clock.now()).toBe(9_000);
    clock.goLive();
    expect([clock.now(), clock.state.mode]).toEqual([NOW + 10_000, 'live']);
  });

  test('seeking from live leaves live and runs on at the usual speed', () => {
    const source = manual();
    const clock = new Clock(source);
    clock.seek(100);
    source.pass(50);
    expect([clock.now(), clock.state.mode, clock.state.rate]).toEqual([150, 'playing', 1]);
  });

  test('never leaves the world and tells whole milliseconds, whatever it is asked', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double({ min: 0, max: 1e12, noNaN: true }), (at, rate, ms) => {
        const source = manual();
        const clock = new Clock(source);
        clock.seek(at);
        clock.play(rate);
        source.pass(ms);
        const t = clock.now();
        expect(Number.isInteger(t)).toBe(true);
        expect(t).toBeGreaterThanOrEqual(FIRST_INSTANT);
        expect(t).toBeLessThanOrEqual(LAST_INSTANT);
        expect(clock.state.rate).toBeLessThanOrEqual(MAX_RATE);
      }),
    );
  });

  test('tells its subscribers of each change until they leave, and keeps its state object while it is the same', () => {
    const clock = new Clock(manual());
    const listener = vi.fn();
    const unsubscribe = clock.subscribe(listener);
    clock.pause();
    const { state } = clock;
    clock.seek(5);
    expect(clock.state).toBe(state);
    unsubscribe();
    clock.goLive();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
