import { expect, test } from 'vitest';
import { wallTime } from '../clock/zone';
import type { Dashboard } from '../dashboards/contract';
import { dashboards } from '../dashboards/registry';
import { zoned } from './zoned-table';

const AT = Date.UTC(2026, 2, 3, 0, 10);
/** 5:45 h ahead of UTC. */
const print = (t: number) => wallTime(t, 'local', 345);

test('instants change to the zone in the length they had, other cells stay', () => {
  const table = {
    columns: [
      { key: 'ts', label: 'Instant', unit: 'UTC' },
      { key: 'note', label: 'Note' },
    ],
    rows: [
      ['2026-03-03T08:53:26.800Z', '2026-03-03T08:53:26.800Z'],
      ['2026-03-03 08:55', 7],
      ['00:09:59.500', 'now'],
      ['23:59:00.000', 'yesterday'],
      ['none', ''],
    ],
  };
  expect(zoned(table, AT, print)).toEqual({
    columns: [{ key: 'ts', label: 'Instant', unit: 'local' }, table.columns[1]],
    rows: [
      ['2026-03-03T14:38:26.800', '2026-03-03T08:53:26.800Z'],
      ['2026-03-03 14:40', 7],
      ['05:54:59.500', 'now'],
      ['05:44:00.000', 'yesterday'],
      ['none', ''],
    ],
  });
});

test.each(Object.values<Dashboard>(dashboards))('each instant of $id’s table is one that is changed', (dashboard) => {
  const table = dashboard.table(dashboard.state('northwall', AT, dashboard.settings));
  const place = table.columns.findIndex(({ unit }) => unit === 'UTC');
  if (place < 0) expect(zoned(table, AT, print)).toBe(table);
  const changed = zoned(table, AT, print).rows.map((row) => row[place]);
  const unchanged = table.rows.map((row) => row[place]).filter((cell, i) => place >= 0 && cell === changed[i]);
  expect(unchanged).toEqual([]);
});
