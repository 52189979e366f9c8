import { expect, test } from 'vitest';
import { stillPicture } from './support/still';

test.each([
  ['still.svg', false],
  ['still-upright.svg', true],
])('the home page’s still picture of the forks, %s, is drawn from the model, and small', async (name, upright) => {
  const still = stillPicture(upright);
  await expect(still).toMatchFileSnapshot(`../src/pages/home/${name}`);
  expect(still).not.toMatch(/NaN|undefined|Infinity/);
  expect(still.length).toBeLessThan(12_000);
});
