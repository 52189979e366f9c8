import { expect, test } from 'vitest';
import { stateHashes } from './state-hashes';

test('every model gives the states it has always given; a change of a model raises its version', async () => {
  await expect(`${JSON.stringify(stateHashes(), null, 2)}\n`).toMatchFileSnapshot('fixtures/state-hashes.json');
});
