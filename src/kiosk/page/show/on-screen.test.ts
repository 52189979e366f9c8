import { expect, test } from 'vitest';
import type { PlaylistItem } from '../../current-item';
import type { ShowSceneName } from '../../scenes';
import { onScreenAt } from './on-screen';

const item = (name: ShowSceneName): PlaylistItem => ({ subject: { kind: 'scene', name }, seconds: 30 });

/** Returns the scenes that come on within ten minutes of a day's beginning. */
const scenesFrom = (day: string, names: readonly ShowSceneName[]) => {
  const seen = new Set<string>();
  const address = { play: names.map(item), wall: undefined, tile: 1 };
  for (let second = 0; second < 600; second += 10) {
    const { subject } = onScreenAt(address, 'northwall', Date.parse(day) + second * 1_000, 1).item;
    if (subject.kind === 'scene') seen.add(subject.name);
  }
  return [...seen].sort();
};

test('exhibitions leave the show once none is to come, unless it has nothing else', () => {
  expect(scenesFrom('2025-11-26', ['forks', 'expos'])).toEqual(['expos', 'forks']);
  expect(scenesFrom('2026-11-26', ['forks', 'expos'])).toEqual(['forks']);
  expect(scenesFrom('2026-11-26', ['expos'])).toEqual(['expos']);
});
