import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { base64OfHex, digestOf, fnv1a } from './digest';

afterEach(() => vi.unstubAllGlobals());

const refusing = { subtle: { digest: () => Promise.reject(new Error('refused')) } };

describe('with the browser’s cryptography', () => {
  test('the empty text and "abc" have the signatures of FIPS 180-4', async () => {
    expect(await digestOf('')).toEqual({
      alg: 'SHA-256',
      hex: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      base64: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    });
    expect((await digestOf('abc')).hex).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('any text is hashed in UTF-8', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const hash = createHash('sha256').update(text, 'utf8');
        const { hex, base64 } = await digestOf(text);
        expect(base64).toBe(hash.copy().digest('base64'));
        expect(hex).toBe(hash.digest('hex'));
      }),
    ));
});

describe.each([
  ['no crypto at all', undefined],
  ['crypto without subtle', {}],
  ['crypto that refuses', refusing],
])('with %s', (_, crypto) => {
  test('a hash of 32 bits stands in, and says so', async () => {
    vi.stubGlobal('crypto', crypto);
    expect(await digestOf('foobar')).toEqual({ alg: 'FNV-1a-32', hex: 'bf9cf968', base64: 'v5z5aA==' });
  });
});

test('FNV-1a has its published values', () => {
  const hexOf = (text: string) => Buffer.from(fnv1a(new TextEncoder().encode(text))).toString('hex');
  expect([hexOf(''), hexOf('a'), hexOf('foobar')]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
});

test('base64 holds the bytes of the digits', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const buffer = Buffer.from(bytes);
      expect(base64OfHex(buffer.toString('hex'))).toBe(buffer.toString('base64'));
    }),
  );
});
