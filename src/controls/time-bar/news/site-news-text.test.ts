import { expect, test } from 'vitest';
import { machines as dashboard } from '../../../dashboards/machines';
import { fieldTexts } from '../../../dashboards/machines/scene/words';
import { DEFAULTS, MACHINES_READING_MS, machinesAt } from '../../../dashboards/machines/sim';
import { namedHolder } from '../../../dashboards/machines/sim-holder';
import { isBeingStopped, machinesSentence } from '../../../dashboards/machines/table';
import { throughput } from '../../../dashboards/throughput';
import { wholeSeconds } from '../../../sim/words/measures';
import { type Incident, incidentNamed, incidentsBetween, nextIncident } from '../../../sim/world/incidents/incidents';
import { NAMES } from '../../../sim/world/machines/specs';
import { siteReadingAt } from '../../../sim/world/site/site-reading';
import { siteStateAt } from '../../../sim/world/site/site-state';
import { rollbackAnnouncement } from './announcements';
import { siteNews, unchangedNews } from './site-news-text';

const START = 1_772_528_400_000;

test('the news stays one object while it says the same, however often the clock tells', () => {
  const { onset, ended, recovered } = nextIncident('northwall', START);
  const newsAt = (t: number) => siteNews('northwall', siteStateAt('northwall', t), t);
  const first = newsAt(onset);
  expect(newsAt(onset + 1)).not.toBe(first);
  expect(unchangedNews(first, newsAt(onset + 1))).toBe(first);
  const words: ReturnType<typeof siteNews>[] = [];
  for (const t of [onset, ended, recovered]) words.push(unchangedNews(words.at(-1), newsAt(t)));
  expect(words.map((news) => news?.word)).toEqual(['Incident', 'Rolling back', 'Pod recovered']);
  expect(unchangedNews(first, undefined)).toBeUndefined();
});

test('an incident names its rack and the machine that it strikes, and from its veto on its socket alone', () => {
  const { ended, rolledBack } = incidentNamed('northwall', 'inc-qdsa8-ad') as Incident;
  const newsAt = (t: number) => siteNews('northwall', siteStateAt('northwall', t), t)?.more;
  expect([ended - 1, ended, rolledBack].map(newsAt)).toEqual(['rack US 2 and Tern', 'socket 4', 'socket 4']);
  expect(rollbackAnnouncement('northwall', siteStateAt('northwall', ended))).toMatch(/ Socket 4 is rolling back\.$/);
  const live = (incidentNamed('northwall', 'inc-qdsad-22') as Incident).ended;
  expect(rollbackAnnouncement('northwall', siteStateAt('northwall', live))).toMatch(
    / Socket 0 holds the live state\.$/,
  );
});

test('without its veto an incident has as many racks as Throughput says', () => {
  const world = 'northwall~never-qdsa8';
  const t = Date.UTC(2026, 2, 3, 8, 53, 40, 800);
  expect(siteNews(world, siteStateAt(world, t), t)?.more).toBe('4 racks and Tern');
  const { state, sentence, settings } = throughput;
  expect(sentence(state(world, siteReadingAt(world, t), settings))).toMatch(/^Incident inc-qdsa8-ad is in four racks;/);
});

test('names the machine that its panel has stopped or held by the incident, and says neither of the two itself', () => {
  const seen = new Set<string>();
  for (const incident of incidentsBetween('northwall', START, START + 500 * 60_000).slice(0, 500)) {
    const { onset, ended, recovered } = incident;
    for (const instant of [onset, ended, ended + 400, ended + 1_400, (ended + recovered) / 2, recovered - 1]) {
      // The instant of a reading of the machines.
      const t = Math.ceil(instant / MACHINES_READING_MS) * MACHINES_READING_MS;
      const state = siteStateAt('northwall', t);
      const news = siteNews('northwall', state, t);
      expect(news?.more).not.toMatch(/held|stopp/);
      const machines = machinesAt('northwall', t, DEFAULTS);
      const held = machines.machines.find(({ corr }) => corr === state.incident?.id);
      if (!held || state.phase === 'recovered' || state.open.length > 1) continue;
      // What a machine has done is not rolled back.
      expect([t, news?.more.endsWith(` and ${NAMES[held.name]}`)]).toEqual([t, state.phase === 'incident']);
      const steps = held.pose.of === 'heron' && held.pose.legs.some(({ swing }) => swing !== null);
      const isOpen = held.pose.of === 'tern' && held.pose.brake < 1;
      const moves = held.speed >= 0.005 || steps || isOpen || held.needs === 'rest';
      const by = moves ? ', its gate closed by' : ' is held by';
      expect([t, machinesSentence(machines)]).toEqual([
        t,
        expect.stringContaining(`${by} ${namedHolder('northwall', held)}`),
      ]);
      const { name, waits } = fieldTexts(held, held.speed, undefined, { world: 'northwall', narrow: false, room: 80 });
      expect([t, name?.endsWith(', held')]).toEqual([t, !moves]);
      if (held.needs !== 'person')
        expect([t, waits]).toEqual([
          t,
          expect.stringMatching(moves ? /^(finishing|slowing|setting|closing|coming) .+: / : /^held by/),
        ]);
      expect([t, dashboard.status(machines).word]).toEqual([t, expect.stringMatching(/^\d of 3 (stopping|held)$/)]);
      seen.add(`${moves ? 'stopping' : 'held'} ${steps && held.speed < 0.005}`);
    }
  }
  expect([...seen].sort()).toEqual(['held false', 'stopping false', 'stopping true']);
});

test('in a changed world its sockets are all those that roll back, and one of several incidents has its id', () => {
  const world = 'northwall~never-qdsay~never-qdsaz';
  const { ended } = incidentNamed(world, 'inc-qdsay-9b') as Incident;
  expect(siteNews(world, siteStateAt(world, ended), ended)).toMatchObject({
    word: 'Two incidents',
    more: 'newest inc-qdsaz-00',
  });
  const alone = 'northwall~never-qdsay';
  const state = siteStateAt(alone, ended);
  expect([state.open.length, siteNews(alone, state, ended)?.more]).toEqual([1, '5 sockets']);
  expect(rollbackAnnouncement(alone, state)).toMatch(
    / Socket 0 holds the live state; sockets 1, 2, 4 and 5 are rolling back\.$/,
  );
});

test('the pod alone is said to have recovered while the machine of its drill is still being stopped', () => {
  const t = 1_772_528_624_400;
  const { incident, phase } = siteStateAt('northwall', t);
  const stopping = machinesAt('northwall', t, DEFAULTS).machines.filter(isBeingStopped);
  expect([phase, stopping.map(({ name, corr }) => [name, corr])]).toEqual(['recovered', [['petrel', incident?.id]]]);
  const news = siteNews('northwall', siteStateAt('northwall', t), t);
  const { recovered, onset } = incident as Incident;
  expect([news?.word, news?.more]).toEqual(['Pod recovered', `after ${wholeSeconds(recovered - onset)} s`]);
});
