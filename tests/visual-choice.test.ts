import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import example from '../examples/visual/playwright.config.js';
import { purposeOf } from '../scripts/visual/baselines.mjs';
import { choose } from '../scripts/visual/choose.mjs';
import type { Case } from '../scripts/visual/photograph.mjs';
import { ROUTES } from '../src/app/routes';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { listCases } from '../src/scripting/cases';

const list = listCases(ROUTES.map(({ path }) => path)).cases as unknown as Case[];
const purpose = purposeOf(join(import.meta.dirname, '../e2e/baselines'));
const ALL = /(?:)/;

const namesBy = (chosen: ReturnType<typeof choose>) =>
  Object.fromEntries(chosen.map(({ profile, cases }) => [profile, cases.map(({ name }) => name)]));

test('the project’s own baselines are of every panel in every state that can break alone, of the floor and of the show', () => {
  const {
    chromium = [],
    canvas = [],
    firefox = [],
  } = namesBy(choose(list, { profiles: undefined, cases: ALL, purpose }));
  const wanted = Object.values<Dashboard>(dashboards).flatMap(({ id, cases }) => {
    const [first, last] = [cases[0]?.name, cases.at(-1)?.name];
    return [
      ...cases.flatMap(({ name }) => [`panel-${id}-${name}-390`, `panel-${id}-${name}-1920`]),
      `panel-${id}-${first}-1280`,
      ...['3840', 'reduced-motion', 'forced-colors', 'open'].map((end) => `panel-${id}-${last}-${end}`),
    ];
  });
  expect(chromium).toEqual(expect.arrayContaining(wanted));
  for (const part of ['page-skynet-floor-', 'page-skynet-everything-', 'page-containment-', 'kiosk-floor-']) {
    expect(chromium.filter((name) => name.startsWith(part))).not.toEqual([]);
  }
  expect(canvas).toHaveLength(Object.keys(dashboards).length);
  expect(firefox.length).toBeGreaterThan(0);
});

test('a run against a folder photographs what the folder is for, less what the command leaves out', () => {
  const chosen = choose(list, {
    profiles: ['canvas', 'chromium'],
    cases: /-quiet-/,
    purpose: { canvas: '^panel-cores-.*-390$', firefox: '' },
  });
  expect(namesBy(chosen).canvas).toEqual(['panel-cores-quiet-390']);
  expect([...(chosen[0]?.meant ?? [])]).toContain('panel-cores-busiest-390');
  expect(namesBy(chosen)).not.toHaveProperty('firefox');
  expect(namesBy(chosen).chromium?.every((name) => name.includes('-quiet-'))).toBe(true);
  expect(() => choose(list, { profiles: undefined, cases: /nothing/, purpose })).toThrow('No case fits');
});

test.each([
  ['{ "chromum": "" }', 'there is no profile chromum'],
  ['{ "chromium": "(" }', 'Invalid regular expression'],
  ['{', 'profiles.json cannot be used'],
])('a folder whose purpose is %s stops the run in a sentence', (text, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-visual-'));
  writeFileSync(join(folder, 'profiles.json'), text);
  expect(() => purposeOf(folder)).toThrow(words);
  rmSync(folder, { recursive: true });
});

test('each case is photographed once, those with the same media after each other', () => {
  const [chosen] = choose(list, { profiles: ['firefox'], cases: ALL, purpose: undefined });
  const { cases = [] } = chosen ?? {};
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
