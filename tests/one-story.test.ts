import { expect, test } from 'vitest';
import { siteNews } from '../src/controls/time-bar/news/site-news-text';
import { coresAt } from '../src/dashboards/cores/sim';
import { ternStateAt } from '../src/dashboards/forks/scene/tern-state';
import { forksAt } from '../src/dashboards/forks/sim';
import { historyAt } from '../src/dashboards/history/sim';
import { historySentence } from '../src/dashboards/history/table';
import { machines as dashboard } from '../src/dashboards/machines';
import { fieldTexts } from '../src/dashboards/machines/scene/words';
import { DEFAULTS, MACHINES_READING_MS, type MachinesState, machinesAt } from '../src/dashboards/machines/sim';
import { hasSpeed } from '../src/dashboards/machines/sim-figures';
import { isBeingStopped, isHeld, machinesSentence } from '../src/dashboards/machines/table';
import { utilisationAt } from '../src/dashboards/utilisation/sim';
import { utilisationSentence } from '../src/dashboards/utilisation/table';
import { CORE_READING_MS } from '../src/sim/world/cores/cores';
import { type Incident, incidentsBetween, openIncidents } from '../src/sim/world/incidents/incidents';
import { drillMachine } from '../src/sim/world/machines/drills';
import { machineEnd } from '../src/sim/world/machines/machine-end';
import { siteStateAt } from '../src/sim/world/site/site-state';

const WORLD = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);
const DAY = 86_400_000;

/** Instants of a drill at which a visitor may stop time, each that of a reading. */
const instantsOf = ({ onset, ended, recovered }: Incident) =>
  [onset, ended, ended + 600, ended + 1_600, (ended + recovered) / 2, recovered - 1, recovered + 2_400].map(
    (t) => Math.ceil(t / MACHINES_READING_MS) * MACHINES_READING_MS,
  );

/** Tern at a reading, with the words of its field. */
function ternOf({ machines, world }: MachinesState) {
  const [tern] = machines;
  if (tern?.pose.of !== 'tern') throw new Error('The first machine is not Tern');
  return {
    ...tern,
    brake: tern.pose.brake,
    words: fieldTexts(tern, tern.speed, undefined, { world, narrow: false, room: 80 }),
  };
}

test('at 200 stopped instants of drills on Tern its state, its brake as the forks draw it, labels, figure, sentence and news agree', () => {
  const drills = incidentsBetween(WORLD, FROM, FROM + DAY).filter((each) => drillMachine(WORLD, each) === 'tern');
  const instants = drills.slice(0, 30).flatMap((incident) => instantsOf(incident).map((t) => ({ incident, t })));
  expect(instants.length).toBeGreaterThan(200);
  const seen = { held: 0, driven: 0, stopping: 0 };
  for (const { incident, t } of instants) {
    const state = machinesAt(WORLD, t, DEFAULTS);
    const tern = ternOf(state);
    const drawn = ternStateAt(WORLD, t, 0);
    expect([t, drawn.travelled.toFixed(2)]).toEqual([t, tern.place.toFixed(2)]);
    expect([t, drawn.brake.toFixed(2)]).toEqual([t, tern.brake.toFixed(2)]);
    if (hasSpeed(tern)) expect([t, drawn.brake]).toEqual([t, 0]);
    const before = ternOf(machinesAt(WORLD, t - 600, DEFAULTS));
    if (isHeld(tern) && isHeld(before)) expect([t, drawn.brake]).toEqual([t, 1]);
    const held = isHeld(tern);
    expect([t, tern.words.name]).toEqual([t, held ? 'Tern, held' : 'Tern']);
    expect([t, tern.words.speed?.startsWith('0.00 m/s')]).toEqual([t, !hasSpeed(tern)]);
    const sentence = machinesSentence(state);
    if (held) expect([t, sentence]).toEqual([t, expect.stringMatching(/^Tern is held by /)]);
    if (isBeingStopped(tern)) expect([t, sentence]).toEqual([t, expect.stringMatching(/^Tern is [^;]+, its gate /)]);
    expect([t, dashboard.figure(state).value]).toEqual([t, String(state.machines.filter(hasSpeed).length)]);
    const site = siteStateAt(WORLD, t);
    if (site.open.length === 1 && site.incident?.id === incident.id)
      expect([t, siteNews(WORLD, site, t)?.more.endsWith(' and Tern')]).toEqual([t, site.phase === 'incident']);
    // What the incident says of the machine is what it does.
    if (tern.corr === incident.id && tern.needs === 'gate' && machineEnd(WORLD, incident)?.endsWith('stays held'))
      expect([t, held]).toEqual([t, true]);
    if (held) seen.held++;
    else if (isBeingStopped(tern)) seen.stopping++;
    else if (hasSpeed(tern)) seen.driven++;
  }
  expect(Math.min(seen.held, seen.stopping, seen.driven)).toBeGreaterThan(10);
});

test('with several incidents under way, all that name them name the same ones, and the news says which is its own', () => {
  const seen = { several: 0, live: 0 };
  for (const incident of incidentsBetween(WORLD, FROM, FROM + DAY / 4).filter((_, i) => i % 20 === 0)) {
    const world = `${WORLD}~never-${incident.n.toString(36)}~never-${(incident.n + 1).toString(36)}`;
    for (let t = incident.onset; t < incident.onset + 90_000; t += 3_510) {
      const idsAt = (at: number) => openIncidents(world, at).map(({ id }) => id);
      const named = (sentence: string) =>
        (/incidents? ([^;]+) (?:is|are) under way/.exec(sentence)?.[1] ?? '').match(/inc-[\w-]+/g) ?? [];
      const history = historyAt(world, t, { cycleDays: 4 });
      expect([world, t, named(historySentence(history))]).toEqual([world, t, idsAt(history.now.ts)]);
      const utilisation = utilisationAt(world, t);
      expect([world, t, named(utilisationSentence(utilisation))]).toEqual([world, t, idsAt(utilisation.ts)]);
      const site = siteStateAt(world, t);
      expect(site.open.map(({ id }) => id)).toEqual(idsAt(t));
      const news = siteNews(world, site, t)?.more ?? '';
      expect([world, t, news === `newest ${idsAt(t).at(-1)}`]).toEqual([world, t, site.open.length > 1]);
      const reading = Math.floor(t / CORE_READING_MS) * CORE_READING_MS;
      const { stopped } = forksAt(world, reading);
      const ended = openIncidents(world, reading).filter((each) => each.ended <= reading);
      const ofCores = coresAt(world, reading).cores[0]?.corr ?? null;
      // The forks show the sockets that are rolled back in their own slice.
      if (stopped) expect([world, t, stopped]).toEqual([world, t, ofCores]);
      if (site.open.length > 1) seen.several++;
      if (stopped && ended.length > 1) seen.live++;
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(2);
});
