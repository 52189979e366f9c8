import { expect, test } from 'vitest';
import { printed, rowText } from './table';

const table = {
  columns: [
    { key: 'core', label: 'Core' },
    { key: 'state', label: 'State' },
    { key: 'utilisation', label: 'Utilisation', unit: '%' },
  ],
  rows: [[17, 'eval', 63]],
};

test('a row in words names each value and its unit', () => {
  expect(rowText(table, 0)).toBe('Core 17: State eval, Utilisation 63%');
});

test('a row that is not there has no words', () => {
  expect(rowText(table, 1)).toBe('');
});

const AT = Date.UTC(2026, 2, 3, 8, 53, 26, 800);
const dated = {
  columns: [
    { key: 'full', label: 'Recorded', instant: 'full' },
    { key: 'minute', label: 'Sample', instant: 'minute' },
    { key: 'time', label: 'At', instant: 'time' },
    { key: 'n', label: 'Count' },
  ],
  rows: [[AT, AT, AT, AT]],
} as const;

test('instants are printed in UTC, as much of each as its column says, and other numbers stay', () => {
  const { columns, rows } = printed(dated);
  expect(rows).toEqual([['2026-03-03T08:53:26.800Z', '2026-03-03 08:53', '08:53:26.800', AT]]);
  expect(columns.map(({ unit }) => unit)).toEqual(['UTC', 'UTC', 'UTC', undefined]);
});

test('instants are printed as a visitor’s zone writes them', () => {
  const { columns, rows } = printed(dated, () => '2026-03-04T00:38:26.800');
  expect(rows).toEqual([['2026-03-04T00:38:26.800', '2026-03-04 00:38', '00:38:26.800', AT]]);
  expect(columns[0]).toEqual({ key: 'full', label: 'Recorded', unit: 'local' });
});
