import { expect, test } from 'vitest';
import { relationText, relationToNow } from './relation-to-now';

test('a clock that runs apart from the wall clock is in the past, even at the present', () => {
  expect([relationToNow('live', 5, 5), relationToNow('playing', 5, 5), relationToNow('playing', 6, 5)]).toEqual([
    'live',
    'past',
    'future',
  ]);
});

test('of a clock that stands still the same is said whatever the present is', () => {
  for (const present of [0, 5, 1e12]) {
    expect(relationText(relationToNow('paused', 5, present), 5, present)).toBe('Standing still');
  }
});

test('the distance is told to the right side', () => {
  expect(relationText('live', 0, 0)).toBe('Live');
  expect(relationText('past', 0, 12_000)).toBe('Past, 12 s ago');
  expect(relationText('future', 7_980_000, 0)).toBe('Future, in 2 h 13 min');
});
