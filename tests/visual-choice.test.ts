import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import example from '../examples/visual/playwright.config.js';
import { choose, OWN } from '../scripts/visual/plan.mjs';
import { PROFILES } from '../scripts/visual/profiles.mjs';
import { ROUTES } from '../src/app/routes';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { listCases } from '../src/qa/cases';

const list = listCases(ROUTES.map(({ path }) => path)).cases;
const ALL = /(?:)/;
const namesOf = (profile: string, wanted = ALL, own = OWN[profile]) =>
  choose(list, profile, wanted, own).map(({ name }) => name);

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
  expect(Object.keys(OWN).filter((profile) => !(profile in PROFILES))).toEqual([]);
});

test('a run takes what it is told to of what the profile is for', () => {
  expect(namesOf('chromium', /^panel-cores-quiet-/)).not.toEqual([]);
  expect(namesOf('chromium', /-quiet-/).every((name) => name.includes('-quiet-'))).toBe(true);
  expect(namesOf('webkit').filter((name) => name.endsWith('-forced-colors'))).toEqual([]);
});

test('each case is photographed once, those with the same media after each other', () => {
  const cases = choose(list, 'firefox', ALL);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(list.length);
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
