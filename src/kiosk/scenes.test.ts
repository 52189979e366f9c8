import { expect, test } from 'vitest';
import { SCENES, sceneEntry } from './scenes';

test('every scene of the standard show says what one sees, each something else', () => {
  const sentences = SCENES.flatMap((name) => sceneEntry(name).says ?? []);
  expect(new Set(sentences).size).toBe(sentences.length);
  // These scenes change their headline with each act, sentence or year.
  expect(SCENES.filter((name) => sceneEntry(name).says === undefined)).toEqual(['incident', 'story', 'expos']);
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(12);
});
