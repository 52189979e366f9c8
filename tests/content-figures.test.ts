import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXECUTIVE_TABS } from '../src/content/executive';
import { DELIVERED_2025, REVENUE_2025 } from '../src/content/executive-figures';
import { FOCUS } from '../src/content/focus';
import { MACHINES } from '../src/content/machines';
import type { Dashboard } from '../src/dashboards/contract';
import { DEFAULTS, eventsAt } from '../src/dashboards/events/sim';
import { dashboards } from '../src/dashboards/registry';
import { rollbackAt, SAMPLES_PER_SECOND, WINDOW } from '../src/dashboards/rollback/sim';
import { TAGS } from '../src/sim/tables/log-filters';
import { isGateClosed, RECOVERY_MS, STRAY_MS } from '../src/sim/world/incidents/gate';
import { INCIDENT_PERIOD_MS } from '../src/sim/world/incidents/incident-numbers';
import { incidentsBetween } from '../src/sim/world/incidents/incidents';
import { INTERLOCKS } from '../src/sim/world/incidents/interlocks';
import { POWER_USAGE, WATTS } from '../src/sim/world/site/power';
import { GPU_CAP_TFLOPS } from '../src/sim/world/site/site';
import { figureRows } from './content/figures';
import { readPages, readRecords } from './content/page';
import { TERN } from './content/stopping';

const sheet = readFileSync('docs/company.md', 'utf8');
const pages = readPages();

test.each(Object.values(MACHINES))(
  '$name has the figures of the fact sheet and of its data sheet',
  ({ name, figures }) => {
    const facts = sheet.split('\n').find((line) => line.startsWith(`| ${name} |`));
    const data = pages.find(({ path }) => path === '/edge-robotics')?.body;
    for (const [, value] of figures) {
      const written = value.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
      expect(facts).toContain(written);
      expect(data).toContain(written);
    }
  },
);

test('Petrel’s stopping distances are said to a decimetre wherever they are said, so that 7.0 m stands beside 8.3 m', () => {
  const sources = ['src/content/machines.ts', 'src/content/executive.ts', 'src/content/pages/edge-robotics.md'];
  for (const file of [...sources, 'docs/company.md'])
    expect([file, readFileSync(file, 'utf8').match(/(?<![\d.,])7[ \u00a0]m\b/g)]).toEqual([file, null]);
});

test('the year of the executive page is the year of the fact sheet', () => {
  const year = /## The year 2025\n\n([\s\S]*?)\n\n/.exec(sheet)?.[1] ?? '';
  const told = readFileSync('src/content/executive.ts', 'utf8');
  const [, machines, terns, herons, petrels, revenue, ...parts] =
    /(\d+) machines delivered: (\d+) Terns, (\d+) Herons, (\d+) Petrels. Revenue GBP (\d+) million, research (\d+), safety (\d+), production and engineering (\d+), everything\selse (\d+), operating profit (\d+)\./.exec(
      year,
    ) ?? [];
  const [research, safety, build, other, profit] = parts;
  expect(Number(terns) + Number(herons) + Number(petrels)).toBe(Number(machines));
  expect(DELIVERED_2025.map(({ count }) => String(count))).toEqual([terns, herons, petrels]);
  const spent = REVENUE_2025.map(({ count = 0 }) => count);
  expect(spent.map(String)).toEqual(parts);
  expect(spent.reduce((sum, count) => sum + count, 0)).toBe(Number(revenue));
  expect(told).toContain(`${machines} machines: ${terns} Terns, ${herons} Herons and ${petrels} Petrels`);
  expect(told).toContain(
    `£${revenue} million, of which £${research} million went into research and £${safety} million into safety. ` +
      `Production and engineering took £${build} million, everything else £${other} million, and £${profit} million was operating profit`,
  );
  const pods = /Of the research, (\d+) leased and ran the three pods/.exec(year)?.[1];
  expect(told).toContain(`Of the research budget, £${pods} million went on leasing and running the three pods`);
  const [, ofPods, leases, running] =
    /cost £(\d+) million in 2025: £(\d+) million for the leases, £(\d+) million for the halls and for 20 GWh/.exec(
      page('/skynet'),
    ) ?? [];
  expect([ofPods, Number(leases) + Number(running)]).toEqual([pods, Number(pods)]);
  expect(sheet).toContain(`${leases} for leases of five years, ${running} for 20 GWh`);
  expect(((2.28 * 8_760) / 1_000).toFixed(0)).toBe('20');
  // The rest of the running costs is for the halls.
  const pence = Number(/at about (\d+)p a kWh/.exec(page('/skynet'))?.[1]);
  expect(sheet).toContain(`(about ${pence}p a kWh, so ${((20 * pence) / 100).toFixed(1)})`);
});

test('docs/figures.md lists what each page says of a figure', async () => {
  const table = [
    '# Figures across the pages',
    '',
    'A test writes this table: `npx vitest run tests/content-figures.test.ts -u`.',
    '',
    '| figure | values | pages |',
    '| --- | --- | --- |',
    ...figureRows([...pages, ...readRecords()]),
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot('../docs/figures.md');
});

test('the share of time for which the veto gate is closed is the model’s', () => {
  const from = Date.UTC(2026, 2, 3);
  const instants = Array.from({ length: 86_400 }, (_, i) => from + i * 1_000);
  const share = instants.filter((t) => isGateClosed('northwall', t)).length / instants.length;
  const percent = `${Math.round(share * 100)}% of the time`;
  for (const file of ['src/content/pages/containment.md', 'docs/company.md', 'docs/simulation.md']) {
    expect(readFileSync(file, 'utf8')).toContain(percent);
  }
  const drills = incidentsBetween('northwall', from, from + 86_400_000);
  expect(drills).toHaveLength(2_160);
  const held = drills.reduce((sum, { ended, recovered }) => sum + recovered - ended, 0) / drills.length;
  expect(page('/containment')).toContain(`${(held / 1_000).toFixed(1)} s on average from a veto`);
});

test('two of the fourteen other interlocks trip falsely together as often as the security page says', () => {
  const near = (RECOVERY_MS / STRAY_MS) ** 2 / 2;
  const others = INTERLOCKS.length - 1;
  const different = (others / INTERLOCKS.length) * ((others - 1) / INTERLOCKS.length);
  const days = 1 / ((86_400_000 / STRAY_MS) * near * different);
  expect(days.toFixed(0)).toBe('9');
  expect(page('/security')).toContain('within 1.5 s of each other about once in nine days');
});

test('the quarters of the gender pay gap report add up to the women of the staff', () => {
  const [, staff, women, ...quarters] =
    /Of (\d+) people, (\d+) are women.*women are (\d+)%, (\d+)%, (\d+)% and (\d+)%/.exec(page('/legal')) ?? [];
  const inQuarters = quarters.map((share) => Math.round((Number(share) / 100) * (Number(staff) / 4)));
  expect(inQuarters.reduce((sum, count) => sum + count, 0)).toBe(Number(women));
  expect(sheet).toContain(`${women} women of ${staff}`);
});

test('the time until the watch circuit is sure is that from an onset to its veto', () => {
  const [, least, most] = /([\d.]+) to ([\d.]+) s after the onset it is confident/.exec(page('/neuromorphic')) ?? [];
  const from = Date.UTC(2026, 2, 3);
  const day = incidentsBetween('northwall', from, from + 86_400_000);
  const times = day.map(({ onset, ended }) => ended - onset);
  for (const source of [sheet, page('/neuromorphic')]) {
    const [, first, last] = /([\d.]+) to ([\d.]+) s(?: later|\b.*(?:trips|detects))/.exec(source) ?? [];
    const detections = day.map(({ onset, detected }) => detected - onset);
    expect(Math.min(...detections)).toBeGreaterThanOrEqual(Number(first) * 1_000);
    expect(Math.max(...detections)).toBeLessThanOrEqual(Number(last) * 1_000);
    expect(page('/transparency')).toContain(`the onset, which is up to ${last} s earlier than SNAP`);
  }
  expect(Math.min(...times)).toBeGreaterThanOrEqual(Number(least) * 1_000);
  expect(Math.max(...times)).toBeLessThan(Number(most) * 1_000);
  expect(Math.max(...times)).toBeGreaterThan(Number(most) * 900);
  expect(FOCUS.find(({ to }) => to === '/neuromorphic')?.figure).toMatchObject({ value: most, unit: 's' });
  expect(page('/neuromorphic')).toContain(`travels up to ${(Number(most) * TERN.speed).toFixed(1)} m`);
});

const text = (file: string) => readFileSync(file, 'utf8');
const page = (path: string) => pages.find((one) => one.path === path)?.body ?? '';

test('the heads of the offices add up to the staff, in the fact sheet and on the executive page', () => {
  const staff = /\| Staff \| (\d+): ([^|]*)\|/.exec(sheet);
  const offices = [...(staff?.[2] ?? '').matchAll(/([a-z ]+) (\d+)/g)].map(([, name = '', n]) => [
    name.trim(),
    Number(n),
  ]);
  const rows = EXECUTIVE_TABS.find(({ id }) => id === 'leadership')?.table.groups.flatMap((group) => group.rows) ?? [];
  const named = rows.map(({ name, count }) => [name.toLowerCase().replace(', ', ' and '), count]);
  expect(named).toEqual(offices);
  expect(rows.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(Number(staff?.[1]));
  const [designAndBuild, stop] = [
    rows.filter(({ name }) => /Engineering|Production/.test(name)),
    rows.filter(({ name }) => /Safety|Security/.test(name)),
  ].map((some) => some.reduce((sum, { count = 0 }) => sum + count, 0));
  expect(text('src/content/executive.ts')).toContain(
    `production together have ${designAndBuild} of ${staff?.[1]} people`,
  );
  expect(text('src/content/executive.ts')).toContain(`Safety and security have ${stop}.`);
  expect(Math.round(((designAndBuild ?? 0) / (stop ?? 1)) * 2)).toBe(5);
});

test('rates that pages state are the models’', () => {
  const seconds = INCIDENT_PERIOD_MS / 1_000;
  const aDay = (86_400_000 / INCIDENT_PERIOD_MS).toLocaleString('en-GB');
  expect(page('/containment')).toContain(
    `every ${seconds} s on average, around the clock, to measure the veto; that makes ${aDay} a day`,
  );
  expect(page('/containment')).toContain(
    `${SAMPLES_PER_SECOND} of them a second are sampled, and the newest ${WINDOW} are kept`,
  );
  expect(page('/containment')).toContain(`a window of ${WINDOW / SAMPLES_PER_SECOND} s`);
  const [us, eu, uk] = POWER_USAGE;
  expect(page('/skynet')).toContain(`(PUE) is ${us} in the US, ${eu} in the EU and ${uk} in the UK`);
  expect(sheet).toContain(`PUE ${us} (US), ${eu} (EU), ${uk} (UK)`);
  for (const said of [sheet, page('/skynet')]) expect(said).toContain(`${WATTS.ready} W`);
  const load = GPU_CAP_TFLOPS.toLocaleString('en-GB');
  expect(page('/skynet')).toContain(`one GPU delivers at most ${load} TFLOPS`);
  expect(sheet).toContain(`${load} TFLOPS of FP4 is the most that our work draws from one GPU`);
});

test('the unsigned images of a day, and those that are reviewed, are as many as the stream brings', () => {
  const from = Date.UTC(2026, 2, 3, 8);
  const rejected = new Set<number>();
  for (let t = from; t < from + 4 * 3_600_000; t += 40_000) {
    for (const { code, seq } of eventsAt('northwall', t, DEFAULTS).events) if (code === 'SEC-909') rejected.add(seq);
  }
  expect(Math.round((rejected.size * 6) / 1_000)).toBe(5);
  for (const source of [sheet, page('/security')])
    expect(source).toMatch(/bout 5,000 a day.* 1 in 100, about 50 a day/);
});

test('what is undone, tried, shown and delivered is said in the panels as in the fact sheet', () => {
  const t = Date.UTC(2026, 2, 3, 8, 38, 46);
  const sentenceOf = (id: keyof typeof dashboards) => {
    const { cadence, settings, state, sentence } = dashboards[id] as Dashboard;
    return sentence(state('northwall', Math.floor(t / cadence) * cadence, settings));
  };
  const { figure, state } = dashboards.rollback;
  expect(figure(state('northwall', t, {})).label).toBe('to undo an action, 95th percentile of the newest 420');
  expect(sentenceOf('forks')).toMatch(/best score so far /i);
  expect(sentenceOf('throughput')).toMatch(/^The pods run at [\d.]+% of full load\.$/);
});

test('who restarts, before what the warning sounds, and what the other machines target is said in one way', () => {
  const told = text('src/content/executive.ts');
  for (const source of [sheet, page('/containment'), told]) {
    expect(source).toMatch(/after a veto in time nobody/i);
    expect(source).not.toMatch(/(?<!after a veto in time )nobody (?:restarts|has to restart) anything/i);
    expect(source).toMatch(/own Geofence, watchdog or battery/);
    expect(source).toMatch(/cannot be proved/);
  }
  for (const source of [sheet, page('/containment')]) {
    expect(source).toMatch(/sounds a warning before it moves off(?:\*\*)?, after every standstill/);
    expect(source.replaceAll('\n', ' ')).toMatch(/safety cases of Heron and Petrel set the same targets/);
  }
  expect(page('/containment')).toMatch(/event stream of the \[Skynet page\]\(\/skynet\), then “What if”/);
});

test('whose gate the panel of interlocks shows is said wherever it is explained', () => {
  for (const path of ['/containment', '/security'])
    expect(page(path)).toMatch(/Each pod and each machine has a gate of its own.* shows them all as one/);
  expect(sheet).toContain('Each pod and each machine has a gate of its own');
});

test('a code is written with a hyphen', () => {
  for (const { path, body } of pages)
    expect([path, body.match(new RegExp(`\\b(?:${TAGS.join('|')}) \\d{3}`))]).toEqual([path, null]);
});

test('the company’s registered number and office are the same wherever they are said, and plainly nobody’s', () => {
  const [, number, office] =
    /company number (\d{8}), which no company has; registered office ([^|]*), which is no place/.exec(sheet) ?? [];
  expect(number).toBe('00000000');
  expect(page('/legal')).toContain(`company number ${number}, which no company has`);
  expect(page('/legal')).toContain(`registered office is ${office}, which is no place`);
  expect(page('/legal')).toContain('There is nobody to write to');
});

test('the time to undo an action is labelled as on its panel wherever it is typed', () => {
  const { label } = dashboards.rollback.figure(rollbackAt('northwall', 0));
  for (const file of ['src/pages/home/home.tsx', 'src/content/focus.ts', 'src/kiosk/page/scenes/scenes.tsx']) {
    expect(readFileSync(file, 'utf8')).toContain(`is: '${label}'`);
  }
});
