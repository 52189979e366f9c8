import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { sha256Hex } from './digest';

afterEach(() => vi.unstubAllGlobals());

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const REFUSALS: readonly (readonly [how: string, crypto: unknown])[] = [
  ['with the platform’s SHA-256', globalThis.crypto],
  ['without crypto', undefined],
  ['without crypto.subtle, as on an insecure origin', {}],
  ['where the platform refuses', { subtle: { digest: () => Promise.reject(new Error('refused')) } }],
];

test.each(REFUSALS)('the digest is right %s', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await sha256Hex(bytes)).toBe(expected(bytes));
    }),
    { numRuns: 20 },
  );
});
