import { expect, test } from 'vitest';
import { toggled } from './toggled';

const WORDS = ['sim', 'warn', 'fail'] as const;

test('a word joins the chosen ones in its place, and leaves them when it is pressed again', () => {
  expect(toggled(['fail'], 'sim', WORDS)).toEqual(['sim', 'fail']);
  expect(toggled(['sim', 'fail'], 'sim', WORDS)).toEqual(['fail']);
  expect(toggled([], 'warn', WORDS)).toEqual(['warn']);
  expect(toggled(['warn'], 'warn', WORDS)).toEqual([]);
});
