import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXECUTIVE_TABS } from '../src/content/executive';
import { DELIVERED_2025, REVENUE_2025 } from '../src/content/executive-figures';
import { MACHINES } from '../src/content/machines';
import type { Dashboard } from '../src/dashboards/contract';
import { DEFAULTS, eventsAt } from '../src/dashboards/events/sim';
import { dashboards } from '../src/dashboards/registry';
import { SAMPLES_PER_SECOND, WINDOW } from '../src/dashboards/rollback/sim';
import { TAGS } from '../src/sim/words/log-filters';
import { isGateClosed, RECOVERY_MS, STRAY_MS } from '../src/sim/world/gate';
import { INCIDENT_PERIOD_MS } from '../src/sim/world/incident-numbers';
import { incidentsBetween } from '../src/sim/world/incidents';
import { INTERLOCKS } from '../src/sim/world/interlocks';
import { SPECS } from '../src/sim/world/machines/specs';
import { restOf, type Stop, stopAt } from '../src/sim/world/machines/stop';
import { GPU_CAP_TFLOPS } from '../src/sim/world/site';
import { figureRows } from './content/figures';
import { readPages, readRecords } from './content/page';
import { ONE_BRAKE, stoppingDistance, TERN, TERN_STOPS } from './content/stopping';

const sheet = readFileSync('docs/company.md', 'utf8');
const pages = readPages();

test.each(Object.values(MACHINES))(
  '$name has the figures of the fact sheet and of its data sheet',
  ({ name, figures }) => {
    const facts = sheet.split('\n').find((line) => line.startsWith(`| ${name} |`));
    const data = pages.find(({ path }) => path === '/edge-robotics')?.body;
    for (const { value } of figures) {
      const written = value.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
      expect(facts).toContain(written);
      expect(data).toContain(written);
    }
  },
);

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
    `${revenue} million pounds, of which ${research} million went into research and ${safety} million into safety. ` +
      `Production and engineering took ${build} million, everything else ${other} million, and ${profit} million was operating profit`,
  );
  const pods = /Of the research, (\d+) leased and ran the three pods/.exec(year)?.[1];
  expect(told).toContain(`${pods} million of the research budget leased and ran the three pods`);
  expect(page('/skynet')).toContain(`cost ${pods} million pounds in 2025`);
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
  const [, least, most] = /The circuit needs ([\d.]+) to ([\d.]+) s to be sure/.exec(page('/neuromorphic')) ?? [];
  const from = Date.UTC(2026, 2, 3);
  const times = incidentsBetween('northwall', from, from + 86_400_000).map(({ onset, vetoed }) => vetoed - onset);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(Number(least) * 1_000);
  expect(Math.max(...times)).toBeLessThan(Number(most) * 1_000);
  expect(Math.max(...times)).toBeGreaterThan(Number(most) * 900);
  expect(page('/neuromorphic')).toContain(`goes up to ${(Number(most) * TERN.speed).toFixed(1)} m`);
});

const text = (file: string) => readFileSync(file, 'utf8');
const page = (path: string) => pages.find((one) => one.path === path)?.body ?? '';

describe('the stops of the machines', () => {
  test('a Tern’s delay and decelerations are those of the fact sheet and of its page', () => {
    const { speed, delay, dry, wet } = TERN;
    for (const said of [sheet, page('/edge-robotics')]) {
      const words = said.replaceAll('\n', ' ');
      expect(words).toContain(`Tern at ${speed} m/s travels`);
      expect(words).toContain(`${delay * 1_000} ms until the springs bite`);
      expect(words).toContain(`${dry} m/s² on dry concrete`);
      expect(words).toContain(`${wet} m/s² on wet grass`);
    }
  });

  test('its distances follow from them, wherever they are said', () => {
    expect(TERN_STOPS).toEqual({ dry: '0.72', wet: '1.30', laden: '0.85' });
    for (const said of [sheet, page('/edge-robotics')]) {
      expect(said).toContain(`${TERN_STOPS.dry} m on dry concrete, ${TERN_STOPS.wet} m on wet grass`);
    }
    expect(text('src/content/executive.ts')).toContain(
      `stops in ${TERN_STOPS.dry} m on dry concrete. On wet grass it needs ${TERN_STOPS.wet} m`,
    );
    const quoted = MACHINES.tern.figures.map(({ value }) => value.replace('\u00a0', ' '));
    for (const metres of [TERN_STOPS.dry, TERN_STOPS.wet]) expect(quoted).toContain(`${metres} m`);
    const oneBrake = stoppingDistance(TERN.speed, TERN.delay, TERN.dry / 2);
    expect(page('/containment')).toContain(`${oneBrake} m instead of ${TERN_STOPS.dry} m`);
  });

  test('a stop after a veto follows from the committed steps', () => {
    const stops = (['tern', 'heron', 'petrel'] as const).map((machine) => {
      const { top, step, gain } = SPECS[machine];
      let metres = 0;
      for (let speed = top; speed > 0; speed -= gain) metres += (speed * step) / 1_000;
      return metres + (top * step) / 1_000;
    });
    expect(page('/edge-robotics')).toContain('that is 1.2 m, 1.2 m, then 0.9, 0.6 and 0.3 m: up to 4.2 m');
    const [tern, heron, petrel] = stops.map((metres) => metres.toFixed(1));
    expect(page('/edge-robotics')).toContain(
      `| up to ${tern} m | up to ${heron} m | up to ${Math.round(Number(petrel))} m in still water |`,
    );
  });

  test('the scanner’s field is the response, one brake on wet grass and a tolerance; a walker and a slope are allowed for', () => {
    const [field, response, stop, tolerance] = [3, 0.12, Number(ONE_BRAKE), 0.26];
    expect((response * TERN.speed + stop + tolerance).toFixed(1)).toBe(field.toFixed(1));
    const seconds = response + TERN.delay + TERN.speed / (TERN.wet / 2);
    const nearer = (1.6 * seconds).toFixed(1);
    const warning = (field + 1.6 * seconds).toFixed(1);
    const within = (degrees: number, speed: number) => {
      const slope = (degrees * Math.PI) / 180;
      const grip = (TERN.wet / 2) * Math.cos(slope) - 9.81 * Math.sin(slope);
      return Number(stoppingDistance(speed, TERN.delay, grip)) <= stop;
    };
    for (const [degrees, speed] of [
      [3, 1.8],
      [5, 1.3],
    ] as const)
      expect([within(degrees, speed), within(degrees, speed + 0.1)]).toEqual([true, false]);
    for (const said of [sheet.replaceAll('\n', ' '), page('/containment')]) {
      expect(said).toMatch(/3\.0 m[.:].*0\.29 m.*2\.45 m.*0\.26 m/);
      expect(said).toContain(`${nearer} m nearer in the ${seconds.toFixed(1)} s`);
      expect(said).toContain(`warning field of ${warning} m`);
    }
    for (const said of [sheet, page('/containment'), page('/edge-robotics')])
      expect(said).toContain('1.8 m/s at 3 degrees, 1.3 m/s at 5');
    expect(page('/containment')).toContain(`${ONE_BRAKE} m instead of ${TERN_STOPS.wet} m`);
  });

  test('a Petrel’s way to half a knot is the model’s', () => {
    const { top: speed } = SPECS.petrel;
    const stop: Stop = {
      machine: 'petrel',
      at: 0,
      from: 0,
      speed,
      surface: 'still water',
      left: 0,
      step: 0,
      landing: 0,
    };
    const half = stopAt(stop, 5.1);
    expect(((half.speed * 3_600) / 1_852).toFixed(1)).toBe('0.5');
    expect(half.travelled.toFixed(1)).toBe('6.7');
    expect((restOf(stop).seconds - 5.1).toFixed(0)).toBe('4');
    expect(page('/edge-robotics')).toContain('to 0.5 kn in 5.1 s and 6.7 m. The last 0.3 m take 4 s more');
  });

  test('and are drawn to scale', () => {
    const svg = text('src/content/diagrams/stopping-envelope.svg');
    const ends = [...svg.matchAll(/class="d-box" d="M40 \d+H([\d.]+)/g)].map(([, x]) => (Number(x) - 40) / 300);
    expect(ends.map((metres) => metres.toFixed(2))).toEqual([TERN_STOPS.dry, TERN_STOPS.wet]);
    for (const metres of [TERN_STOPS.dry, TERN_STOPS.wet]) expect(svg).toContain(`>${metres} m<`);
    const bite = Number(/class="d-dash" d="M([\d.]+)/.exec(svg)?.[1]);
    expect((bite - 40) / 300).toBeCloseTo(TERN.speed * TERN.delay, 3);
  });

  test('laden and in reverse they follow too', () => {
    const creep = Number(stoppingDistance(0.3, TERN.delay, TERN.wet)) * 100;
    expect(sheet.replaceAll('\n', ' ')).toContain(`needs ${TERN_STOPS.laden} m when dry`);
    expect(page('/edge-robotics')).toContain(`${TERN_STOPS.laden} m on dry concrete, ${TERN_STOPS.wet} m on wet grass`);
    for (const said of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      expect(said).toContain(`stops within ${creep} cm`);
      expect(said).toContain(`8.2 m`);
    }
    expect((7 * (340 + 60)) / 340).toBeCloseTo(8.2, 1);
  });

  test('its springs hold it on the slope that is said, with a third to spare', () => {
    const pull = 9.81 * Math.sin((TERN.slope * Math.PI) / 180);
    expect(TERN.dry / pull).toBeGreaterThan(4 / 3);
    expect(sheet).toContain(`to ${TERN.slope} degrees`);
    for (const path of ['/edge-robotics', '/containment']) expect(page(path)).toContain(`${TERN.slope} degrees`);
  });

  test('a Heron travels one footfall at its top speed', () => {
    const metres = stoppingDistance(1.1, 0.44, Number.POSITIVE_INFINITY);
    expect(MACHINES.heron.figures.map(({ value }) => value.replace('\u00a0', ' '))).toContain(`${metres} m`);
    expect(page('/edge-robotics')).toContain(`From 1.1 m/s it travels ${metres} m`);
  });

  test('two missed heartbeats are 40 ms and 10 cm', () => {
    expect((2 * 0.02 * TERN.speed * 100).toFixed(0)).toBe('10');
    for (const said of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      expect(said).toMatch(/40 ms( before that)?, about 10 cm/);
    }
  });
});

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
  const load = GPU_CAP_TFLOPS.toLocaleString('en-GB');
  expect(page('/skynet')).toContain(`our work draws at most ${load} TFLOPS from one GPU`);
  expect(sheet).toContain(`${load} TFLOPS of FP4 is the most that our work draws from one GPU`);
});

test('the unsigned images of a day, and those that are reviewed, are as many as the stream brings', () => {
  const from = Date.UTC(2026, 2, 3, 8);
  const rejected = new Set<number>();
  for (let t = from; t < from + 4 * 3_600_000; t += 40_000) {
    for (const { code, seq } of eventsAt('northwall', t, DEFAULTS).events) if (code === 'SEC-909') rejected.add(seq);
  }
  expect(Math.round((rejected.size * 6) / 1_000)).toBe(5);
  for (const said of [sheet, page('/security')]) expect(said).toMatch(/bout 5,000 a day.* 1 in 100, about 50 a day/);
});

test('what is undone, tried, shown and delivered is said in the panels as in the fact sheet', () => {
  const t = Date.UTC(2026, 2, 3, 8, 38, 46);
  const said = (id: keyof typeof dashboards) => {
    const { cadence, settings, state, sentence } = dashboards[id] as Dashboard;
    return sentence(state('northwall', Math.floor(t / cadence) * cadence, settings));
  };
  const { figure, state } = dashboards.rollback;
  expect(figure(state('northwall', t, {})).label).toBe('P95 of the latest 420 undone actions');
  expect(said('forks')).toMatch(/best score so far: /i);
  expect(said('mesh')).toContain('drawn as dots');
  expect(said('throughput')).toMatch(/; the pods run at [\d.]+% of full load\.$/);
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
