import { expect, test } from 'vitest';
import { railsOf } from './rails';

const rows = (...corrs: (string | null)[]) => corrs.map((corr, i) => ({ id: String(i), corr }));
const rails = (...corrs: (string | null)[]) => rows(...corrs).map(({ id }) => railsOf(rows(...corrs)).get(id));

test('a rail goes from the newest row of an incident to its oldest, past the rows of other things', () => {
  expect(rails(null, 'a', null, 'a', 'a', null)).toEqual([undefined, 'newest', 'passing', 'node', 'oldest', undefined]);
});

test('an incident with one row has a node and no rail', () => {
  expect(rails(null, 'a', null)).toEqual([undefined, 'alone', undefined]);
});

test('where two incidents overlap, each row shows its own', () => {
  expect(rails('b', 'a', 'b', 'a')).toEqual(['newest', 'newest', 'oldest', 'oldest']);
  expect(rails('a', 'b', null, 'a')).toEqual(['newest', 'alone', 'passing', 'oldest']);
});
