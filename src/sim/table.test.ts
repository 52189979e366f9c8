import { expect, test } from 'vitest';
import { rowInWords } from './table';

const table = {
  columns: [
    { key: 'core', label: 'Core' },
    { key: 'state', label: 'State' },
    { key: 'utilisation', label: 'Utilisation', unit: '%' },
  ],
  rows: [[17, 'eval', 63]],
};

test('a row in words names each value and its unit', () => {
  expect(rowInWords(table, 0)).toBe('Core 17: State eval, Utilisation 63 %');
});

test('a row that is not there has no words', () => {
  expect(rowInWords(table, 1)).toBe('');
});
