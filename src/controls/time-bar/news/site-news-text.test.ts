import { expect, test } from 'vitest';
import { type Incident, incidentNamed, nextIncident } from '../../../sim/world/incidents/incidents';
import { siteStateAt } from '../../../sim/world/site/site-state';
import { announcement, drillHolds, keptNews, siteNews } from './site-news-text';

test('the news stays one object while it says the same, however often the clock tells', () => {
  const { onset, vetoed, recovered } = nextIncident('northwall', 1_772_528_400_000);
  const newsAt = (t: number) => siteNews('northwall', siteStateAt('northwall', t), t);
  const first = newsAt(onset);
  expect(newsAt(onset + 1)).not.toBe(first);
  expect(keptNews(first, newsAt(onset + 1))).toBe(first);
  const words: ReturnType<typeof siteNews>[] = [];
  for (const t of [onset, vetoed, recovered]) words.push(keptNews(words.at(-1), newsAt(t)));
  expect(words.map((news) => news?.word)).toEqual(['Incident', 'Rolling back', 'Recovered']);
  expect(keptNews(first, undefined)).toBeUndefined();
});

test('of a machine that still goes when its drill is vetoed it is said that it begins to stop, not that it is held', () => {
  const at = (id: string) => {
    const { vetoed } = incidentNamed('northwall', id) as Incident;
    const state = siteStateAt('northwall', vetoed);
    return [announcement('northwall', state), siteNews('northwall', state, vetoed)?.more];
  };
  expect(at('inc-qdsa8-ad')).toEqual([
    expect.stringMatching(/ is rolling back; Tern begins to stop\.$/),
    'socket 4, Tern',
  ]);
  expect(at('inc-qdsa9-7c')).toEqual([
    expect.stringMatching(/ is rolling back; Tern is held\.$/),
    expect.stringMatching(/, Tern$/),
  ]);
});

test('from its veto on the news has each machine that a drill holds until it may move again', () => {
  const day = Date.UTC(2026, 2, 3, 8);
  for (let t = day; t < day + 1_800_000; t += 500) {
    const { more = '' } = siteNews('northwall', siteStateAt('northwall', t), t) ?? {};
    for (const { name } of drillHolds('northwall', t)) expect([t, more]).toEqual([t, expect.stringContaining(name)]);
  }
});
