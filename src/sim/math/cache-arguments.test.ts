import { expect, test } from 'vitest';
import { cacheArguments } from './cache-arguments';

test('the same arguments have the same result, until others have taken its place', () => {
  const pair = cacheArguments(2, (list: readonly number[], n: number) => ({ list, n }));
  const [a, b] = [[1], [1]];
  const first = pair(a, 1);
  expect(first).toEqual({ list: [1], n: 1 });
  expect(pair(a, 1)).toBe(first);
  expect(pair(b, 1)).not.toBe(first);
  expect(pair(a, 1)).toBe(first);
  pair(a, 2);
  pair(a, 3);
  expect(pair(a, 1)).not.toBe(first);
});
