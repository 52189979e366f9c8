import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import example from '../examples/visual/playwright.config.js';
import { chooseCases, OWN_CASES } from '../scripts/visual/plan.mjs';
import { PROFILES } from '../scripts/visual/profiles.mjs';
import { ROUTES } from '../src/app/routes';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { SHOW_SCENES } from '../src/kiosk/scenes';
import { listCases } from '../src/qa/cases';
import { readLink } from '../src/session/address/link';
import { openIncidents } from '../src/sim/world/incidents/incidents';
import { worldName } from '../src/sim/world/world-name';

const list = listCases(ROUTES.map(({ path }) => path));
const panels = Object.values<Dashboard>(dashboards);

test('every case of every dashboard is listed, with the hash of the state that its panel shows and the version of its model', () => {
  const hashes: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'fixtures/state-hashes.json'), 'utf8'),
  );
  for (const { id, version, cases } of panels) {
    expect(list.models[id]).toBe(version);
    for (const { name } of cases) {
      const hash = hashes[`${id} ${version}`]?.[name];
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      const mine = list.cases.filter((one) => one.name.startsWith(`panel-${id}-${name}-`));
      expect(mine.map(({ viewport }) => viewport.width)).toEqual(expect.arrayContaining([390, 1920]));
      for (const one of mine) expect(one).toMatchObject({ panel: id, state: hash });
    }
  }
  expect(new Set(list.cases.flatMap(({ panel }) => panel ?? []))).toEqual(new Set(panels.map(({ id }) => id)));
});

test('what a visitor can open or choose is listed: by the address where it can say so, else by steps', () => {
  const named = (name: string) => list.cases.find((one) => one.name === name);
  const last = panels.map(({ id, cases }) => `panel-${id}-${cases.at(-1)?.name}`);
  for (const name of last) {
    expect(named(`${name}-open`)?.steps?.map(({ name, press }) => press ?? name)).toEqual([
      'Inspect',
      'Table',
      'ArrowRight',
    ]);
    expect(named(`${name}-menu`)?.steps).toHaveLength(3);
  }
  expect(named('panel-events-incident-json-390')?.steps).toEqual([{ role: 'button', name: 'JSON' }]);
  expect(named('panel-events-incident-filtered-390')).not.toHaveProperty('steps');
  expect(named('panel-events-incident-filtered-390')?.address).toContain('&tags=WARN%2CFAIL');
  expect(named('page-skynet-everything-3840')?.steps).toHaveLength(2);
});

test('every scene of the kiosk show is listed on four screens', () => {
  const show = list.cases.filter(({ name }) => name.startsWith('kiosk-'));
  expect(show).toHaveLength(SHOW_SCENES.length * 4);
  for (const { name, address, viewport } of show) {
    const { pathname, searchParams } = new URL(address, 'https://northwall.example');
    const end = `${viewport.width}x${viewport.height}`;
    expect([pathname, name]).toEqual(['/kiosk', `kiosk-${searchParams.get('play')}-${end}`]);
  }
});

test('every page is listed narrow and wide, with reduced motion and with forced colours, and so is the page for unknown addresses', () => {
  const ends = /-(?:390|1920|reduced-motion|forced-colors)$/;
  const others = /^(?:kiosk|fork)-|-(?:floor|menu)-/;
  const pages = list.cases.filter(({ name, panel }) => !panel && ends.test(name) && !others.test(name));
  const paths = [...ROUTES.map(({ path }) => path as string), '/404'];
  for (const path of paths) {
    const mine = pages.filter(({ address }) => address.split('?')[0] === path);
    expect(
      mine.map(({ viewport, reducedMotion, forcedColors }) => [viewport.width, reducedMotion, forcedColors]),
    ).toEqual([
      [390, 'no-preference', 'none'],
      [1920, 'no-preference', 'none'],
      [1280, 'reduce', 'none'],
      [1280, 'no-preference', 'active'],
    ]);
  }
  expect(pages).toHaveLength(paths.length * 4);
});

test('a fork of the world is listed, at an instant at which it differs from its original', () => {
  const mine = list.cases.filter(({ name }) => name.startsWith('fork-'));
  expect(mine.length).toBeGreaterThan(3);
  for (const { address } of mine) {
    const { search } = new URL(address, 'https://northwall.example');
    const { seed, fork = [], at = 0 } = readLink(search, 'northwall');
    const [original, edited] = [seed ?? '', worldName(seed ?? '', fork)].map((world) => openIncidents(world, at));
    expect(edited).not.toEqual(original);
  }
});

test('each case has a name of its own and an address at which time is paused and nothing is left unread', () => {
  expect(new Set(list.cases.map(({ name }) => name)).size).toBe(list.cases.length);
  for (const { name, address, panel } of list.cases) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    const { search, searchParams } = new URL(address, 'https://northwall.example');
    expect(searchParams.get('panel')).toBe(panel ?? null);
    const link = readLink(search, 'northwall');
    expect([link.complete, link.rate, link.at !== undefined, link.notices]).toEqual([true, 0, true, []]);
  }
});

const ALL = /(?:)/;
const namesOf = (profile: string, wanted = ALL, own = OWN_CASES[profile]) =>
  chooseCases(list.cases, profile, wanted, own).map(({ name }) => name);

test('the project’s own baselines are of every panel in every state that can break alone, of the floor and of the show', () => {
  const [chromium, canvas, firefox] = ['chromium', 'canvas', 'firefox'].map((profile) => namesOf(profile));
  const expected = Object.values<Dashboard>(dashboards).flatMap(({ id, cases }) => {
    const [first, last] = [cases[0]?.name, cases.at(-1)?.name];
    return [
      ...cases.flatMap(({ name }) => [`panel-${id}-${name}-390`, `panel-${id}-${name}-1920`]),
      `panel-${id}-${first}-1280`,
      ...['3840', 'reduced-motion', 'forced-colors', 'open'].map((end) => `panel-${id}-${last}-${end}`),
    ];
  });
  expect(chromium).toEqual(expect.arrayContaining(expected));
  for (const part of ['page-skynet-floor-', 'page-skynet-everything-', 'page-containment-', 'kiosk-floor-']) {
    expect(chromium?.filter((name) => name.startsWith(part))).not.toEqual([]);
  }
  expect(canvas).toHaveLength(Object.keys(dashboards).length);
  expect(firefox?.length).toBeGreaterThan(0);
  expect(Object.keys(OWN_CASES).filter((profile) => !(profile in PROFILES))).toEqual([]);
});

test('a run takes what it is told to of what the profile is for', () => {
  expect(namesOf('chromium', /^panel-cores-quiet-/)).not.toEqual([]);
  expect(namesOf('chromium', /-quiet-/).every((name) => name.includes('-quiet-'))).toBe(true);
  expect(namesOf('webkit').filter((name) => name.endsWith('-forced-colors'))).toEqual([]);
});

test('each case is photographed once, those with the same media after each other', () => {
  const cases = chooseCases(list.cases, 'firefox', ALL);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(list.cases.length);
  const media = cases.map(({ reducedMotion, forcedColors }) => `${reducedMotion} ${forcedColors}`);
  expect(media.filter((one, i) => one !== media[i - 1])).toHaveLength(3);
});

test('the example starts Chromium with every flag that the page on visual testing names, and with a browser that is there', () => {
  const docs = readFileSync(join(import.meta.dirname, '../docs/visual-testing.md'), 'utf8');
  const flags = docs.match(/--(?:use|enable|disable)-[\w=-]+/g);
  const { args, executablePath } = example.use?.launchOptions ?? {};
  expect(args?.toSorted()).toEqual([...new Set(flags)].sort());
  expect(executablePath === undefined || existsSync(executablePath)).toBe(true);
});
