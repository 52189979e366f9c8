import { expect, test } from 'vitest';
import { SHOW_SCENES, showSceneEntry } from './scenes';

test('every scene of the standard show says what one sees, each something else', () => {
  const sentences = SHOW_SCENES.flatMap((name) => showSceneEntry(name).says ?? []);
  expect(new Set(sentences).size).toBe(sentences.length);
  // These scenes change their headline with each act, sentence or year.
  expect(SHOW_SCENES.filter((name) => showSceneEntry(name).says === undefined)).toEqual(['incident', 'story', 'expos']);
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(12);
});
