import { expect, test } from 'vitest';
import { Clock } from '../../clock/clock';
import { KeptRate } from './kept-rate';

const source = { wall: () => 5_000, monotonic: () => 5_000 };

test('a second gesture gives back the rate from before the first, and only once', () => {
  const clock = new Clock(source, { at: 1_000, rate: 60 });
  const kept = new KeptRate(clock);
  kept.save();
  clock.pauseAt(700);
  kept.save();
  clock.pauseAt(400);
  kept.restore();
  expect([clock.now(), clock.state]).toEqual([400, { mode: 'playing', rate: 60, speed: 60 }]);
  clock.pause();
  kept.restore();
  expect(clock.state.mode).toBe('paused');
});

test('a world that stood still, that is live again or that somebody else has moved stays as it is', () => {
  const still = new Clock(source, { at: 1_000, rate: 0 });
  const keptStill = new KeptRate(still);
  keptStill.save();
  still.pauseAt(700);
  keptStill.restore();
  expect(still.state.mode).toBe('paused');

  const live = new Clock(source);
  const keptLive = new KeptRate(live);
  keptLive.save();
  keptLive.restore();
  expect(live.state.mode).toBe('live');
  keptLive.save();
  live.pauseAt(700);
  keptLive.forget();
  keptLive.restore();
  expect(live.state.mode).toBe('paused');
});
