import { expect, test } from 'vitest';
import { wrapped } from './wrapped';

const ten = (line: string) => line.length <= 10;

test('a text is broken between words, and an address that is longer than a line inside', () => {
  expect(wrapped('one two three four', ten)).toEqual(['one two', 'three four']);
  expect(wrapped('see https://northwall.example/ here', ten)).toEqual([
    'see',
    'https://no',
    'rthwall.ex',
    'ample/',
    'here',
  ]);
  expect(wrapped('', ten)).toEqual(['']);
});

test('where nothing fits, each character has a line and none is lost', () => {
  expect(wrapped('ab c', () => false)).toEqual(['a', 'b', 'c']);
});
