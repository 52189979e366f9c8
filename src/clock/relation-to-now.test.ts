import { expect, test } from 'vitest';
import { relationText, relationToNow } from './relation-to-now';

test('a playing clock is in the past, even when it shows the present', () => {
  expect([relationToNow('live', 5, 5), relationToNow('playing', 5, 5), relationToNow('playing', 6, 5)]).toEqual([
    'live',
    'past',
    'future',
  ]);
});

test('a paused clock has the same text whatever the present is', () => {
  for (const present of [0, 5, 1e12]) {
    expect(relationText(relationToNow('paused', 5, present), 5, present)).toBe('Time stopped');
  }
});

test('the text has the distance in the right direction', () => {
  expect(relationText('live', 0, 0)).toBe('Live');
  expect(relationText('past', 0, 12_000)).toBe('12 s ago');
  expect(relationText('future', 7_980_000, 0)).toBe('In 2 h 13 min');
});
