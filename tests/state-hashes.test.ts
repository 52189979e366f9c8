import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { hashesOf, hashFault, modelName, stateHashes } from './support/state-hashes';

const FILE = join(import.meta.dirname, 'fixtures/state-hashes.json');
const models = Object.entries<Dashboard>(dashboards);

test('with `-u` the hashes of all models are written', () => {
  if (expect.getState().snapshotState.snapshotUpdateState !== 'all') return;
  writeFileSync(FILE, `${JSON.stringify(stateHashes(), null, 2)}\n`);
});

describe.each(models)('dashboard %s', (_id, dashboard) => {
  test('gives the states it has always given; a change of the model raises its version', () => {
    const fault = hashFault(dashboard, hashesOf(dashboard), JSON.parse(readFileSync(FILE, 'utf8')));
    if (fault) expect.fail(fault);
  });
});

test('hashes are kept of the registry’s models and of no others', () => {
  expect(Object.keys(JSON.parse(readFileSync(FILE, 'utf8')))).toEqual(models.map(([, model]) => modelName(model)));
});

test.each([
  [{ 'cores 3': { quiet: 'a', busy: 'b' } }, undefined],
  [
    { 'cores 3': { quiet: 'a', busy: 'other' } },
    '1 of 2 states of cores 3 are not what they were, the first at busy. If that is intended, raise `version` to 4 in src/dashboards/cores/index.ts and renew the hashes: npx vitest run tests/state-hashes -u',
  ],
  [
    { 'cores 3': { quiet: 'a' } },
    '1 of 2 states of cores 3 are not what they were, the first at busy. Its cases have changed, and no state. Renew the hashes: npx vitest run tests/state-hashes -u',
  ],
  [
    { 'cores 2': { quiet: 'a', busy: 'b' } },
    'The model is cores 3, and the hashes that are kept are those of cores 2. Renew them: npx vitest run tests/state-hashes -u',
  ],
  [{}, 'No hashes of cores 3 are kept. Write them: npx vitest run tests/state-hashes -u'],
])('what is kept as %j is told in one sentence with what to do', (kept, told) => {
  expect(hashFault({ id: 'cores', version: 3 }, { quiet: 'a', busy: 'b' }, kept)).toBe(told);
});
