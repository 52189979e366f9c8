import { expect, test } from 'vitest';
import { wrapText } from './wrap-text';

const ten = (line: string) => line.length <= 10;

test('a text is broken between words, and an address that is longer than a line inside', () => {
  expect(wrapText('one two three four', ten)).toEqual(['one two', 'three four']);
  expect(wrapText('see https://northwall.example/ here', ten)).toEqual([
    'see',
    'https://no',
    'rthwall.ex',
    'ample/',
    'here',
  ]);
  expect(wrapText('', ten)).toEqual(['']);
});

test('where nothing fits, each character has a line and none is lost', () => {
  expect(wrapText('ab c', () => false)).toEqual(['a', 'b', 'c']);
});
