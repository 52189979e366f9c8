import { expect, test } from 'vitest';
import { originsOf } from './movement';

const at = (key: string, x: number) => ({ key, x });

test('a datum comes from its last place, a new one from its place on the axes of before, and without either it stands', () => {
  const data = [at('kept', 3), at('new', 4)];
  expect(originsOf(data)).toBe(data);
  expect(originsOf(data, [at('kept', 1)])).toEqual([at('kept', 1), at('new', 4)]);
  expect(originsOf(data, [at('kept', 1)], [at('kept', 5), at('new', 6)])).toEqual([at('kept', 1), at('new', 6)]);
  // A mark that the state before did not have at all.
  expect(originsOf(data, undefined, [at('kept', 5), at('new', 6)])).toEqual([at('kept', 5), at('new', 6)]);
});
