import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../plot/grammar/characters';
import { incidentsBetween } from '../../../sim/world/incidents/incidents';
import { VETO_MS } from './flash';
import { createNextWords, createNowWords } from './now-words';

const FROM = 1_772_528_400_000;

test('what a veto saved is said for 30 s after it, unless another begins, and then what comes next', () => {
  const incidents = incidentsBetween('northwall', FROM, FROM + 3_600_000);
  let kept = 0;
  incidents.forEach(({ ended }, i) => {
    const next = incidents[i + 1]?.onset ?? 0;
    const wordsAt = createNowWords();
    const [soon, later, last] = [ended + VETO_MS, ended + 29_000, ended + 30_000].map((t) =>
      t < next ? wordsAt('northwall', t)[0] : undefined,
    );
    if (later === undefined) return;
    kept++;
    expect([soon, later]).toEqual([expect.stringMatching(/^veto (saved|kept|stopped)$/), soon]);
    if (last !== undefined) expect(last).toBe('next veto');
  });
  expect(kept).toBeGreaterThan(20);
});

test('an old veto’s words give way to the next incident once it begins', () => {
  const [at, vetoed] = [Date.UTC(2026, 2, 3, 8), createNowWords()];
  let seen = 0;
  for (const { onset, ended } of incidentsBetween('northwall', at, at + 8 * 3_600_000)) {
    const [before, words] = [vetoed('northwall', onset - 1)[0], vetoed('northwall', ended - 1)[0]];
    if (/^veto /.test(before)) seen += 1;
    expect([onset, words]).not.toEqual([onset, expect.stringMatching(/^veto /)]);
  }
  expect(seen).toBeGreaterThan(0);
});

test('every character of the words is in the sheet that draws them', () => {
  const words = ['northwall', 'northwall~never-qdsa8'].flatMap((world) =>
    createNextWords()(world, Date.UTC(2026, 2, 3, 8, 53, 40)),
  );
  expect(words).toContain('pod’s watchdog');
  expect([...words.join('')].filter((char) => !CHARACTERS.includes(char))).toEqual([]);
});
