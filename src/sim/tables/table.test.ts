import { expect, test } from 'vitest';
import { comparedTable } from './compared-table';
import { printedTable, readableTable, rowByKey, rowText, type Table } from './table';

const table = {
  columns: [
    { key: 'core', label: 'Core' },
    { key: 'state', label: 'State' },
    { key: 'utilisation', label: 'Utilisation', unit: '%' },
  ],
  rows: [{ key: '17', cells: [17, 'eval', 63] }],
};

test('a row in words names each value and its unit', () => {
  const row = rowByKey(table, '17');
  expect(row && rowText(table, row)).toBe('Core 17. State: eval. Utilisation: 63%.');
});

test('a row is known by its key, and is none where it is gone', () => {
  expect(rowByKey(table, '17')).toBe(table.rows[0]);
  expect(rowByKey(table, '0')).toBeUndefined();
});

const AT = Date.UTC(2026, 2, 3, 8, 53, 26, 800);
const dated: Table = {
  columns: [
    { key: 'full', label: 'Recorded', instant: 'full' },
    { key: 'minute', label: 'Sample', instant: 'minute' },
    { key: 'time', label: 'At', instant: 'time' },
    { key: 'n', label: 'Count' },
  ],
  rows: [{ key: 'a', at: AT, cells: [AT, AT, AT, AT] }],
};

test('instants are printed in UTC, as much of each as its column says, and other numbers stay', () => {
  const { columns, rows } = printedTable(dated);
  expect(rows[0]).toEqual({
    key: 'a',
    at: AT,
    cells: ['2026-03-03T08:53:26.800Z', '2026-03-03 08:53', '08:53:26.800', AT],
  });
  expect(columns.map(({ unit }) => unit)).toEqual(['UTC', 'UTC', 'UTC', undefined]);
});

test('a negative number has a true minus where it is read, and a hyphen where it is exported', () => {
  const columns = [
    { key: 'id', label: 'Id' },
    { key: 'n', label: 'Difference', numeric: true },
  ];
  const signs: Table = { columns, rows: [{ key: 'a', cells: ['-1', '-1.1'] }] };
  expect([printedTable(signs), readableTable(signs)].map(({ rows }) => rows[0]?.cells)).toEqual([
    ['-1', '-1.1'],
    ['-1', '−1.1'],
  ]);
  expect(
    comparedTable({ ...signs, rows: [{ key: 'a', cells: ['-1', '0.0'] }] }, signs, 'there', readableTable).rows[0]
      ?.cells[2],
  ).toBe('Difference −1.1');
});

test('a number has commas between its thousands where it is read, and none where it names a row or is exported', () => {
  const columns = ['Entry', 'Position', 'Message'].map((label, i) => ({ key: label, label, numeric: i < 2 }));
  const big: Table = { columns, rows: [{ key: 'a', cells: [827_179_657, '-2370.84', '1075 ms'] }] };
  expect([printedTable(big), readableTable(big)].map(({ rows }) => rows[0]?.cells)).toEqual([
    [827_179_657, '-2370.84', '1075 ms'],
    ['827179657', '−2,370.84', '1,075 ms'],
  ]);
});

test('instants are printed as a visitor’s zone writes them', () => {
  const { columns, rows } = printedTable(dated, () => '2026-03-04T00:38:26.800');
  expect(rows[0]?.cells).toEqual(['2026-03-04T00:38:26.800', '2026-03-04 00:38', '00:38:26.800', AT]);
  expect(columns[0]).toEqual({ key: 'full', label: 'Recorded', unit: 'local' });
});
