import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dashboardIds } from '../scripts/build/dashboard-ids.mjs';
import { template } from '../src/dashboards/_template';
import type { Dashboard } from '../src/dashboards/contract';
import { DASHBOARD_IDS, isDashboardId } from '../src/dashboards/ids';
import { dashboards } from '../src/dashboards/registry';
import { canonicalJson } from '../src/sim/math/canonical';
import { unitBehind } from '../src/sim/words/units';

const SIMULATION = readFileSync(join(import.meta.dirname, '../docs/simulation.md'), 'utf8');
const FOLDERS = join(import.meta.dirname, '../src/dashboards');
const all: [string, Dashboard][] = [...Object.entries<Dashboard>(dashboards), ['template', template]];
/** Most characters of a state that fit into a window of 390 px. */
const CHIP = 15;
/** Words for a panel that nothing disturbs: of a measure, a log, the veto gate, machines, and of a slice its phase. */
const UNDISTURBED = /^(?:normal|recording|verified|gate open|on patrol|(?:ingest|fork|eval|rollback) phase)$/;
/** Worlds that drop any other from the models' caches. */
const OTHERS = ['a', 'b', 'c', 'd', 'e'];
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe.each(all)('dashboard %s', (key, dashboard) => {
  const { id, cadence, settings, cases } = dashboard;
  const at = (seed: string, t: number) => dashboard.state(seed, t, settings);

  test('goes by one word', () => {
    expect(id).toBe(key);
    expect(id).toMatch(/^[a-z]+$/);
  });

  test('keeps no name of the template', () => {
    const folder = join(FOLDERS, key);
    const names = key === 'template' ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'));
    const left = [...new Set(files.flatMap((text) => text.match(/\w*template\w*/gi) ?? []))].join(', ');
    expect(left, `its files still say ${left}`).toBe('');
  });

  test('is described where the models are, with its cadence and its settings', () => {
    if (key === 'template') return;
    const duration = cadence < 1_000 ? `${cadence} ms` : `${cadence / 1_000} s`;
    const names = Object.keys(settings).map((name) => `\`${name}\``);
    expect(SIMULATION).toMatch(
      new RegExp(`^\\| \`${id}\` \\| .+ \\| ${duration} \\| ${names.join(', ') || 'none'} \\|$`, 'm'),
    );
    expect(SIMULATION).toContain(`\n### ${id}\n`);
  });

  test('has a state that is JSON and the same for a seed and an instant, whatever was asked for between', () => {
    fc.assert(
      fc.property(seeds, instants, instants, (seed, t, between) => {
        const text = canonicalJson(at(seed, t));
        for (const other of [seed, ...OTHERS]) at(other, between);
        expect(canonicalJson(at(seed, t))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  test('changes its state at multiples of its cadence only', () => {
    fc.assert(
      fc.property(seeds, instants, fc.nat(), (seed, t, offset) => {
        const start = Math.floor(t / cadence) * cadence;
        expect(at(seed, start + (offset % cadence))).toEqual(at(seed, start));
      }),
      { numRuns: 50 },
    );
  });

  test('shows differing worlds for differing seeds', () => {
    const t = cases[0]?.at ?? 0;
    expect(at('northwall', t)).not.toEqual(at('southwall', t));
  });

  test('has a table with a cell for each column, and words for its figures', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = at(seed, t);
        const table = dashboard.table(state);
        for (const { columns, rows } of [table, ...(table.details ?? [])]) {
          for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
          expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
        }
        expect(dashboard.sentence(state)).toMatch(/^[A-Z0-9].*\.$/);
        expect(dashboard.figure(state).value).not.toBe('');
        expect(dashboard.status(state).word).not.toBe('');
      }),
      { numRuns: 50 },
    );
  });

  test('has a chip that a phone shows whole, beside the controls of a panel alone', () => {
    for (const { world, at: t } of cases) {
      const { word } = dashboard.status(at(world, t));
      expect(word.length, word).toBeLessThanOrEqual(CHIP);
    }
  });

  test('has one of the words that the house has for a panel that nothing disturbs', () => {
    for (const { world, at: t } of cases) {
      const { tone, word } = dashboard.status(at(world, t));
      if (tone === 'ok') expect(word).toMatch(UNDISTURBED);
    }
  });

  test('does not begin the sentence beside its figure with the figure', () => {
    for (const { world, at: t } of cases) {
      const state = dashboard.state(world, t, dashboard.settings);
      const { value, unit } = dashboard.figure(state);
      const [first] = dashboard.sentence(state).split(/[;,] /);
      if (unit !== '') expect(` ${first}`).not.toContain(` ${value}${unitBehind(unit)}`);
    }
  });

  test('has cases with names of their own, in the usual world', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    for (const { name, world } of cases) {
      expect(name).toMatch(/^[a-z][a-z-]*$/);
      expect(world).toBe('northwall');
    }
  });
});

test('the ids are those of the registry, in its order, and nothing else is one', () => {
  expect(DASHBOARD_IDS).toEqual(Object.keys(dashboards));
  for (const id of DASHBOARD_IDS) expect(isDashboardId(id)).toBe(true);
  for (const id of [undefined, '', 'toString', '__proto__', 'CORES']) expect(isDashboardId(id)).toBe(false);
});

test('every folder of a dashboard is in the registry, but for the template', () => {
  const folders = readdirSync(FOLDERS, { withFileTypes: true });
  const named = folders.filter((entry) => entry.isDirectory() && entry.name !== '_template').map(({ name }) => name);
  expect(named.sort()).toEqual(Object.keys(dashboards).sort());
});

test('an entry of the registry that is more than a name stops the build', () => {
  expect(dashboardIds('export const dashboards = {\n  cores,\n  mesh,\n} as const')).toEqual(['cores', 'mesh']);
  expect(() => dashboardIds('export const dashboards = {\n  cores: other,\n}')).toThrow('"cores: other" is not the id');
  expect(() => dashboardIds('export const dashboards = all;')).toThrow('registry.ts');
});
