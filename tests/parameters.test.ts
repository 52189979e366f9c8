import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { ENTRIES } from '../src/link/parameters';
import { LOG_IDS } from '../src/sim/words/page-choices';

/** The rows of README's table of parameters: names, meaning, default. */
const rows = (readFileSync('README.md', 'utf8').split('## Links into the simulation')[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ')) as string[][];
const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

test('README has a row for every parameter of the site, in the order in which links have them', () => {
  expect(rows.flatMap(([names]) => quoted(names))).toEqual(ENTRIES.map(({ name }) => name));
});

test('README says of every parameter what it counts beside', () => {
  for (const [names, meaning = ''] of rows) {
    const besides = ENTRIES.filter(({ name }) => quoted(names).includes(name)).map(({ beside }) => beside);
    expect([/counts beside `(\w+)`/.exec(meaning)?.[1]]).toEqual([...new Set(besides)]);
  }
});

test('every dashboard with a log can be shown as JSON by a link', () => {
  const logs = Object.values<Dashboard>(dashboards).filter(({ log }) => log);
  expect(logs.map(({ id }) => id).sort()).toEqual([...LOG_IDS].sort());
});
