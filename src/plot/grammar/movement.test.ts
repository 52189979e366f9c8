import { expect, test } from 'vitest';
import { originsOf } from './movement';

const at = (key: string, x: number) => ({ key, x });

test('a datum comes from its last place, a new one from its place on the axes of before, and without either it stands', () => {
  const data = [at('kept', 3), at('new', 4)];
  expect(originsOf(data)).toBe(data);
  expect(originsOf(data, [at('kept', 1)])).toEqual([at('kept', 1), at('new', 4)]);
  expect(originsOf(data, [at('kept', 1)], [at('kept', 5), at('new', 6)])).toEqual([at('kept', 1), at('new', 6)]);
  // The mark is missing in the state before.
  expect(originsOf(data, undefined, [at('kept', 5), at('new', 6)])).toEqual([at('kept', 5), at('new', 6)]);
});
