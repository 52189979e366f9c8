import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../file-limit';
import { verdictOnFile } from './verdict';

const published = { bytes: 3, sha256: 'abc' };
/** Replaces SHA-256 by the text itself. */
const digest = async (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const verdict = (file: Blob) => verdictOnFile(file, published, digest);

test('a file with the published hash is the published file, and any other is not', async () => {
  expect(await verdict(new Blob(['abc']))).toEqual({ kind: 'published' });
  expect(await verdict(new Blob(['abd']))).toEqual({ kind: 'differs', bytes: 3, sha256: 'abd' });
  expect(await verdict(new Blob([]))).toEqual({ kind: 'differs', bytes: 0, sha256: '' });
});

test('a file beyond the limit is not read', async () => {
  const file = {
    size: MAX_FILE_BYTES + 1,
    arrayBuffer: () => {
      throw new Error('read');
    },
  } as unknown as Blob;
  expect(await verdict(file)).toEqual({ kind: 'too-large', bytes: MAX_FILE_BYTES + 1 });
});

test('a file that the browser cannot read is said to be unreadable', async () => {
  const file = { size: 5, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await verdict(file)).toEqual({ kind: 'unreadable' });
});
