import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INSTRUMENTS } from '../src/content/instruments';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { DEFAULTS } from '../src/kiosk/address';
import type { ParameterTable } from '../src/query/table';
import { linkValues } from '../src/session/address/link';
import { LOG_IDS } from '../src/session/address/page-choices';
import { ALL_PARAMETERS, PARAMETERS } from '../src/session/address/parameters';
import { searchWith } from '../src/session/address/write';

/** Rows of a document's first table of parameters after `heading`: names, meaning, default. */
const rowsOf = (file: string, heading: string) =>
  ((readFileSync(file, 'utf8').split(heading)[1] ?? '').split(/\n##+ /)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | '));
const rows = rowsOf('docs/links.md', '# Links into the simulation');
const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

test('docs/links.md has a row for every parameter of the site, in the order in which links have them', () => {
  expect(rows.flatMap(([names]) => quoted(names))).toEqual(ALL_PARAMETERS.map(({ name }) => name));
});

test('docs/links.md says of every parameter what it counts beside', () => {
  for (const [names, meaning = ''] of rows) {
    const required = ALL_PARAMETERS.filter(({ name }) => quoted(names).includes(name)).map(({ requires }) => requires);
    expect([/counts beside `(\w+)`/.exec(meaning)?.[1]]).toEqual([...new Set(required)]);
  }
});

test('no key and no name of a parameter is declared twice, in the table or in the folders of two dashboards', () => {
  const own = Object.values(
    import.meta.glob<Record<string, ParameterTable>>('../src/dashboards/*/parameters.ts', { eager: true }),
  )
    .flatMap((exported) => Object.values(exported))
    .flatMap((table) => Object.entries(table));
  const ofDashboards = Object.entries<ParameterTable[string]>(PARAMETERS).filter(([, each]) =>
    own.some(([, declared]) => declared === each),
  );
  expect(own.map(([key]) => key).sort()).toEqual(ofDashboards.map(([key]) => key).sort());
  const names = ALL_PARAMETERS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('the kiosk’s document has every parameter of the show', () => {
  const named = rowsOf('docs/kiosk.md', '### Address parameters').flatMap(([names]) => quoted(names)) as string[];
  const ofSite = ALL_PARAMETERS.map(({ name }) => name);
  expect(named.filter((name) => !ofSite.includes(name)).sort()).toEqual(Object.keys(DEFAULTS).sort());
});

test('every dashboard with a log can be shown as JSON by a link', () => {
  const logs = Object.values<Dashboard>(dashboards).filter(({ log }) => log);
  expect(logs.map(({ id }) => id).sort()).toEqual([...LOG_IDS].sort());
});

test('a log’s filter has the parameters that say one thing together for it, and a page opens with what an address can say', () => {
  for (const { id, log } of Object.values<Dashboard>(dashboards)) {
    const parameters = Object.entries<ParameterTable[string]>(PARAMETERS).filter(([, { group }]) => group === id);
    expect([id, ...parameters.map(([key]) => key)]).toEqual([id, ...Object.keys(log?.filter ?? {})]);
  }
  for (const { id, opening = {} } of Object.values(INSTRUMENTS).flat()) {
    const { filter = {} } = (dashboards[id] as Dashboard).log ?? {};
    expect(Object.keys(filter)).toEqual(expect.arrayContaining(Object.keys(opening)));
    expect(linkValues(searchWith('', opening))).toMatchObject(opening);
  }
});

test('every setting and display choice of a dashboard is a parameter, with that value where no address names one', () => {
  for (const { id, settings, choices = {} } of Object.values<Dashboard>(dashboards)) {
    for (const [name, value] of Object.entries({ ...settings, ...choices })) {
      const parameter = (PARAMETERS as ParameterTable)[name];
      expect([id, name, parameter?.initial]).toEqual([id, name, value]);
    }
  }
});
