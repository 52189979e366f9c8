import { expect, test } from 'vitest';
import { durationText } from './duration-text';

const S = 1_000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;

test.each([
  [0, '0 s'],
  [12 * S + 999, '12 s'],
  [M, '1 min 0 s'],
  [2 * H + 13 * M + 59 * S, '2 h 13 min'],
  [3 * D + 4 * H, '3 d 4 h'],
  [364 * D, '364 d 0 h'],
  [73 * 365 * D + 5 * D, '73 y 5 d'],
])('%i ms are %s', (ms, words) => {
  expect(durationText(ms)).toBe(words);
});
