import { expect, test } from 'vitest';
import type { Published } from './published';
import { MAX_FILE_BYTES, verdictOnFile } from './verdict';

const published: Published = { version: '0.0.1', bytes: 1, sha256: '', parts: [] };
const digest = () => Promise.resolve('x');

test('a file beyond the limit is not read', async () => {
  const file = {
    size: MAX_FILE_BYTES + 1,
    arrayBuffer: () => {
      throw new Error('read');
    },
  } as unknown as Blob;
  expect(await verdictOnFile(file, published, digest)).toEqual({ kind: 'too-large', bytes: MAX_FILE_BYTES + 1 });
});

test('a file that the browser cannot read is said to be unreadable', async () => {
  const file = { size: 5, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await verdictOnFile(file, published, digest)).toEqual({ kind: 'unreadable' });
});

test('an empty file is no capsule', async () => {
  expect(await verdictOnFile(new Blob([]), published, digest)).toEqual({ kind: 'foreign' });
});
