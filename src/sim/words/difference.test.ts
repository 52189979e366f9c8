import { expect, test } from 'vitest';
import { comparedTable } from '../tables/compared-table';
import { type Row, readableTable, type Table, tableOf } from '../tables/table';
import { costSentence, countDifference, differenceSentence, harmDifference, measureDifference } from './difference';

test('what a difference costs leads, and the rest follows in one sentence, with counts up to ten in words', () => {
  const parts = [
    ...harmDifference(17, 'GPU', 'GPUs', 'down'),
    ...countDifference(1, 'line', 'lines'),
    ...harmDifference(-1, 'rack', 'racks', 'in an incident'),
    ...measureDifference(-3.14, 'the average', 'points', 1),
    ...countDifference(-2, 'entry', 'entries'),
  ];
  expect(costSentence(parts, '24 hours earlier')).toBe('17 more GPUs are down.');
  expect(differenceSentence(parts, '24 hours earlier', () => false)).toBe(
    'One fewer rack is in an incident; the average is 3.1 points lower; there is one more line and two fewer entries.',
  );
  const many = [
    ...countDifference(-7, 'fork', 'forks', 'being evaluated'),
    ...countDifference(13, 'fork', 'forks', 'cut'),
  ];
  expect(differenceSentence(many, 'in the original', () => false)).toBe(
    'Seven fewer forks are being evaluated; 13 more forks are cut.',
  );
  expect(differenceSentence(countDifference(-1, 'rack', 'racks'), '', () => false)).toBe('There is one fewer rack.');
  expect([...countDifference(0, 'rack', 'racks'), ...measureDifference(0.04, 'P95', 'ms', 1)]).toEqual([]);
  const none = (areEqual: boolean) => differenceSentence([], 'in the original', () => areEqual);
  expect([costSentence([], 'in the original'), none(true), none(false)]).toEqual([
    '',
    'The same as in the original.',
    'Totals and averages are the same as in the original; some rows differ.',
  ]);
});

const table = (rows: Row['cells'][], instant?: 'time'): Table => ({
  columns: [
    { key: 'id', label: 'Id', ...(instant && { instant }) },
    { key: 'load', label: 'Load', unit: '%' },
  ],
  rows: rows.map((cells) => ({ key: String(cells[0]), cells })),
});

const asIs = (each: Table) => each;
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells);

test('a compared table says what differs in each row, and has the rows of the other where they would be', () => {
  const [base, other] = [
    table([
      ['c', 3],
      ['b', 2],
      ['n', 9],
    ]),
    table([
      ['d', 8],
      ['c', 3],
      ['x', 7],
      ['b', 1],
    ]),
  ];
  const compared = comparedTable(base, other, 'in the original', asIs);
  expect(compared.columns.at(-1)?.label).toBe('In the original');
  expect(cellsOf(compared)).toEqual([
    ['d', 8, 'only here'],
    ['c', 3, 'the same'],
    ['x', 7, 'only here'],
    ['b', 2, 'Load 1%'],
    ['n', 9, 'absent'],
  ]);
});

test('rows that are instants are compared by their places, and of a table without a common row none is shown', () => {
  const earlier = comparedTable(
    table(
      [
        [9, 3],
        [8, 2],
      ],
      'time',
    ),
    table(
      [
        [5, 3],
        [4, 1],
      ],
      'time',
    ),
    '1 hour earlier',
    asIs,
  );
  expect(cellsOf(earlier)).toEqual([
    [9, 3, 'the same'],
    [8, 2, 'Load 1%'],
  ]);
  const base = table([['a', 1]]);
  expect(cellsOf(comparedTable(base, table([['b', 1]]), 'in the original', asIs))).toEqual([['a', 1, 'absent']]);
});

test('the cells of the other state are printed as those of its own', () => {
  const line = (at: number, count: number) =>
    tableOf([{ at, count }], {
      key: () => 'line',
      columns: [
        { key: 'id', label: 'Line', cell: () => 'line' },
        { key: 'ts', label: 'Time', instant: 'full', cell: ({ at: ts }) => ts },
        { key: 'n', label: 'Records', numeric: true, cell: ({ count: n }) => n },
      ],
    });
  const [own, other] = [line(1_772_528_006_800, 1_790), line(1_772_528_009_800, 1_810)];
  expect(comparedTable(own, other, 'in the original', readableTable).rows[0]?.cells.at(-1)).toBe(
    'Time 2026-03-03T08:53:29.800 UTC, Records 1,810',
  );
});
