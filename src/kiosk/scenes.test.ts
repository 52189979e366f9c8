import { expect, test } from 'vitest';
import { dashboards } from '../dashboards/registry';
import { SITE_READING_MS } from '../sim/world/site/site';
import { SHOW_SCENES, showSceneEntry } from './scenes';
import { areRacksReached } from './telling';

test('every scene of the standard show says what one sees, each something else', () => {
  const sentences = SHOW_SCENES.flatMap((name) => showSceneEntry(name).says ?? []);
  expect(new Set(sentences).size).toBe(sentences.length);
  // These scenes change their headline with each act, sentence or year.
  expect(SHOW_SCENES.filter((name) => showSceneEntry(name).says === undefined)).toEqual(['incident', 'story', 'expos']);
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(12);
});

test('the floor has a key of incidents while the racks that it draws show one', () => {
  const seen = { with: 0, without: 0 };
  for (let t = Date.UTC(2026, 2, 3, 9); seen.with + seen.without < 300; t += 4 * SITE_READING_MS) {
    const { pods } = dashboards.throughput.state('northwall', t, dashboards.throughput.settings);
    const isDrawn = pods.some(({ racks }) => racks.some(({ corr }) => corr !== null));
    expect([t, areRacksReached('northwall', t)]).toEqual([t, isDrawn]);
    seen[isDrawn ? 'with' : 'without'] += 1;
  }
  expect(Math.min(seen.with, seen.without)).toBeGreaterThan(10);
});
