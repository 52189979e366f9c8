import { expect, test } from './support/site';
import { STATE_HASHES, stateHashesScript } from './support/state-hashes-bundle';

test('every model’s states have the same SHA-256 in Chromium as in Node, at 100 instants and all cases', async ({
  page,
}) => {
  expect(await page.evaluate(await stateHashesScript())).toEqual(STATE_HASHES);
});
