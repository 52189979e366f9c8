import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/app/routes';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { readLink } from '../src/link/link';
import { listCases } from '../src/scripting/cases';
import { contentHash } from '../src/sim/math/canonical';

const list = listCases(ROUTES.map(({ path }) => path));
const panels = Object.values<Dashboard>(dashboards);

test('every case of every dashboard is listed, with the hash of the state that its panel shows and the version of its model', () => {
  const hashes: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'fixtures/state-hashes.json'), 'utf8'),
  );
  for (const { id, version, cases, readings, settings, state } of panels) {
    expect(list.models[id]).toBe(version);
    for (const { name, seed, at } of cases) {
      // Where a panel shows a reading from before the instant, the fixtures hold another state.
      const shown = readings
        ? contentHash(state(seed, readings.at(seed, at), settings))
        : hashes[`${id} ${version}`]?.[name];
      expect(shown).toMatch(/^[0-9a-f]{64}$/);
      const mine = list.cases.filter((one) => one.name.startsWith(`panel-${id}-${name}-`));
      expect(mine.map(({ viewport }) => viewport.width)).toEqual(expect.arrayContaining([390, 1920]));
      for (const one of mine) expect(one).toMatchObject({ panel: id, state: shown });
    }
  }
  expect(new Set(list.cases.flatMap(({ panel }) => panel ?? []))).toEqual(new Set(panels.map(({ id }) => id)));
});

test('every page is listed narrow and wide, with reduced motion and with forced colours, and so is the page for unknown addresses', () => {
  const pages = list.cases.filter(({ panel }) => panel === undefined);
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

test('each case has a name of its own and an address at which time stands still and nothing is left unread', () => {
  expect(new Set(list.cases.map(({ name }) => name)).size).toBe(list.cases.length);
  for (const { name, address, panel } of list.cases) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    const { search, searchParams } = new URL(address, 'https://northwall.example');
    expect(searchParams.get('panel')).toBe(panel ?? null);
    const link = readLink(search, { panels: Object.keys(dashboards), seed: 'northwall' });
    expect([link.complete, link.rate, link.at !== undefined, link.notices]).toEqual([true, 0, true, []]);
  }
});
