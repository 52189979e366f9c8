import { expect, test } from 'vitest';
import { type Incident, incidentNamed, nextIncident } from '../../../sim/world/incidents/incidents';
import { siteStateAt } from '../../../sim/world/site/site-state';
import { announcement } from './announcements';
import { keptNews, siteNews } from './site-news-text';

test('the news stays one object while it says the same, however often the clock tells', () => {
  const { onset, ended, recovered } = nextIncident('northwall', 1_772_528_400_000);
  const newsAt = (t: number) => siteNews('northwall', siteStateAt('northwall', t));
  const first = newsAt(onset);
  expect(newsAt(onset + 1)).not.toBe(first);
  expect(keptNews(first, newsAt(onset + 1))).toBe(first);
  const words: ReturnType<typeof siteNews>[] = [];
  for (const t of [onset, ended, recovered]) words.push(keptNews(words.at(-1), newsAt(t)));
  expect(words.map((news) => news?.word)).toEqual(['Incident', 'Rolling back', 'Recovered']);
  expect(keptNews(first, undefined)).toBeUndefined();
});

test('from its veto on an incident names its socket and the machine that it is a drill on', () => {
  const { ended, rolledBack } = incidentNamed('northwall', 'inc-qdsa8-ad') as Incident;
  const newsAt = (t: number) => siteNews('northwall', siteStateAt('northwall', t))?.more;
  expect([ended - 1, ended, rolledBack].map(newsAt)).toEqual([
    'rack US 2',
    'socket 4; Tern held',
    'socket 4; Tern held',
  ]);
  expect(announcement(siteStateAt('northwall', ended))).toMatch(/ Socket 4 is rolling back\.$/);
});
