import { expect, test } from 'vitest';
import { stillPicture } from './still';

test('the home page’s still picture of the forks is drawn from the model, and small', async () => {
  const still = stillPicture();
  await expect(still).toMatchFileSnapshot('../src/pages/home/still.svg');
  expect(still).not.toMatch(/NaN|undefined|Infinity/);
  expect(still.length).toBeLessThan(12_000);
});
