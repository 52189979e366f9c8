import { expect, test } from 'vitest';
import { createBrakeHold } from './brake-hold';

test('its brake holds while a hand slows the world and while it is at rest, and not while it runs up', () => {
  const hold = createBrakeHold();
  const paces = [1, 1, 0.6, 0.6, 0, 0, 0.2, 0.2, 0.1, 0, 0.5, 1];
  expect(paces.map(hold)).toEqual([0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0]);
});
