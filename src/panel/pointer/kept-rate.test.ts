import { expect, test } from 'vitest';
import { Clock } from '../../clock/clock';
import { KeptRate } from './kept-rate';

const source = { now: () => 5_000 };

test('a second gesture gives back the rate from before the first, and only once', () => {
  const clock = new Clock(source, { at: 1_000, rate: 60 });
  const kept = new KeptRate(clock);
  kept.pauseAt(700);
  kept.pauseAt(400);
  kept.restore();
  expect([clock.now(), clock.state]).toEqual([400, { mode: 'playing', rate: 60, speed: 60 }]);
  clock.pause();
  kept.restore();
  expect(clock.state.mode).toBe('paused');
});

test('a gesture while the brake slows the world gives back the whole rate', () => {
  const clock = new Clock(source, { at: 1_000, rate: 60 });
  clock.slow(0.25);
  const kept = new KeptRate(clock);
  kept.pauseAt(700);
  kept.restore();
  expect(clock.state).toEqual({ mode: 'playing', rate: 60, speed: 60 });
});

test('a world that stood still or is live stays as it is', () => {
  const still = new Clock(source, { at: 1_000, rate: 0 });
  const keptStill = new KeptRate(still);
  keptStill.pauseAt(700);
  keptStill.restore();
  expect(still.state.mode).toBe('paused');

  const live = new Clock(source);
  new KeptRate(live).restore();
  expect(live.state.mode).toBe('live');
});

test('whoever else pauses or moves the clock during a gesture has the last word', () => {
  for (const other of [(clock: Clock) => clock.pause(), (clock: Clock) => clock.pauseAt(900)]) {
    const clock = new Clock(source, { at: 1_000, rate: 60 });
    const kept = new KeptRate(clock);
    kept.pauseAt(700);
    expect(kept.isActive).toBe(true);
    other(clock);
    kept.restore();
    expect([clock.state.mode, kept.isActive]).toEqual(['paused', false]);
  }
});

test('a gesture that fails leaves others the last word all the same', () => {
  const clock = new Clock(source, { at: 1_000, rate: 60 });
  const kept = new KeptRate(clock);
  const failing = () => {
    throw new Error('planted');
  };
  expect(() => kept.move(failing)).toThrow('planted');
  clock.pause();
  expect(kept.isActive).toBe(false);
});
