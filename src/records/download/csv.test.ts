import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DetailedTable, Row, Table } from '../../sim/tables/table';
import { tableCsv } from './csv';

const COLUMNS: Table['columns'] = [
  { key: 'core', label: 'Core', numeric: true },
  { key: 'load', label: 'Load, mean', unit: '%' },
];

/** Reads the cells of a CSV file by RFC 4180. */
function read(csv: string): string[][] {
  const fields = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  expect(fields.map(([text]) => text).join('')).toBe(csv);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of fields) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** CSV of a table with these cells. */
const csvOf = (rows: readonly Row['cells'][]) =>
  tableCsv({ columns: COLUMNS, rows: rows.map((cells, i) => ({ key: String(i), cells })) });

describe('a table as CSV', () => {
  test('has a header with units, a line a row, and ends each with CRLF', () => {
    const rows = [
      [1, 'idle'],
      [2, -0.5],
    ];
    expect(csvOf(rows)).toBe('Core,"Load, mean [%]"\r\n1,idle\r\n2,-0.5\r\n');
    expect(csvOf([])).toBe('Core,"Load, mean [%]"\r\n');
  });

  test.each([
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' spaced ', ' spaced '],
    ['', ''],
    ['ünïcode ✓', 'ünïcode ✓'],
  ])('quotes %j where it has to', (cell, csv) => {
    expect(
      csvOf([[cell, 0]])
        .split('\r\n')
        .slice(1)
        .join('\r\n'),
    ).toBe(`${csv},0\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-1+2', "'-1+2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['="a"', `"'=""a"""`],
    ['-0.4', '-0.4'],
    ['+3', '+3'],
    [-7, '-7'],
    ['a=b', 'a=b'],
  ])('keeps %j from being a formula, and numbers as they are', (cell, csv) => {
    expect(csvOf([[0, cell]])).toBe(`Core,"Load, mean [%]"\r\n0,${csv}\r\n`);
  });

  test('has its details behind a blank line with their name, their instants written as those of its rows', () => {
    const instants = [{ key: 'ts', label: 'Time', instant: 'second' }] as const;
    const rows = [{ key: 'a', cells: [1_772_528_006_800] }];
    const csv = 'Time [UTC]\r\n2026-03-03 08:53:26\r\n';
    const table: DetailedTable = { columns: instants, rows, details: [{ name: 'Now, kW', columns: instants, rows }] };
    expect(tableCsv(table)).toBe(`${csv}\r\n"Now, kW"\r\n${csv}`);
  });

  test('reads back as the cells it was made from, an apostrophe before a formula apart', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'",\r\n\t=+-@ a1') }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), cell)), (rows) => {
        const cells = read(csvOf(rows));
        expect(cells).toHaveLength(rows.length + 1);
        rows.forEach(([number, text], i) => {
          expect(cells[i + 1]?.[0]).toBe(String(number));
          expect([text, `'${text}`]).toContain(cells[i + 1]?.[1]);
        });
      }),
    );
  });
});
