import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../../../clock/clock';
import type { World } from '../../../session/world';
import { LAST_INSTANT } from '../../../sim/words/time';
import { incidentsBetween } from '../../../sim/world/incidents/incidents';
import { goToRollback, stepTime, togglePause } from './travel';

const AT = Date.UTC(2026, 2, 3, 9);
let time = 0;
let world: World;

beforeEach(() => {
  time = AT;
  world = { name: 'northwall', cycleDays: 4, clock: new Clock({ now: () => time }) };
});

test('a step pauses, and running on goes at the speed from before', () => {
  world.clock.play(60);
  stepTime(world, 1);
  expect([world.clock.now(), world.clock.state.mode]).toEqual([AT + 1_000, 'paused']);
  togglePause(world);
  expect(world.clock.state).toEqual({ mode: 'playing', rate: 60, speed: 60 });
  togglePause(world);
  expect(world.clock.state.mode).toBe('paused');
});

test('a speed chosen while it is paused holds once it runs; live at speed 1 stays live', () => {
  world.clock.setSpeed(1);
  expect(world.clock.state.mode).toBe('live');
  world.clock.pause();
  world.clock.setSpeed(0.1);
  expect(world.clock.state).toEqual({ mode: 'paused', rate: 0, speed: 0.1 });
  world.clock.resume();
  expect(world.clock.state.rate).toBe(0.1);
  world.clock.goLive();
  expect(world.clock.state).toEqual({ mode: 'live', rate: 1, speed: 1 });
});

test('going on and on passes each rollback once, and going back passes them in the other order', () => {
  const vetoes = incidentsBetween('northwall', AT - 60_000, AT + 3_600_000)
    .map(({ ended }) => ended)
    .filter((ended) => ended > AT)
    .sort((a, b) => a - b)
    .slice(0, 60);
  world.clock.pauseAt(AT);
  const passed = vetoes.map(() => goToRollback(world, 'next')?.ended);
  expect(passed).toEqual(vetoes);
  const back = vetoes.slice(1).map(() => goToRollback(world, 'previous')?.ended);
  expect(back).toEqual(vetoes.slice(0, -1).reverse());
});

test('while time runs, going back twice within a second passes two rollbacks', () => {
  world.clock.play(1);
  const first = goToRollback(world, 'previous')?.ended;
  time += 400;
  expect(goToRollback(world, 'previous')?.ended).toBeLessThan(first ?? 0);
});

test('at the ends of the world’s time there is no further incident, and none without a name is gone to', () => {
  for (const seed of ['northwall', 'hall-4', 'hall-7']) {
    const edge = { ...world, seed };
    edge.clock.pauseAt(0);
    expect(goToRollback(edge, 'previous')).toBeUndefined();
    expect(edge.clock.now()).toBe(0);
    expect(goToRollback(edge, 'next')?.id).toMatch(/^inc-0-/);
    expect(goToRollback(edge, 'previous')).toBeUndefined();
    edge.clock.pauseAt(LAST_INSTANT);
    expect(goToRollback(edge, 'next')).toBeUndefined();
  }
});
