import { expect, test } from 'vitest';
import { tenseOf, tenseWords } from './tense';

test('a clock that does not follow the wall clock is in the past, even at the instant at which it stopped', () => {
  expect([tenseOf('live', 5, 5), tenseOf('paused', 5, 5), tenseOf('playing', 6, 5)]).toEqual([
    'live',
    'past',
    'future',
  ]);
});

test('the distance is told to the right side', () => {
  expect(tenseWords('live', 0, 0)).toBe('Live');
  expect(tenseWords('past', 0, 12_000)).toBe('Past, 12 s ago');
  expect(tenseWords('future', 7_980_000, 0)).toBe('Future, in 2 h 13 min');
});
