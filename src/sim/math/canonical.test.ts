import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, contentHash, flatHash } from './canonical';

test('canonical JSON does not depend on the order of keys and is read back as the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the hash is the SHA-256 that Node computes of the canonical UTF-8 text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(contentHash(value)).toBe(createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex'));
    }),
  );
});

test('what is no JSON is refused', () => {
  expect(() => canonicalJson(undefined)).toThrow();
  expect(() => canonicalJson({ t: Number.NaN })).toThrow();
});

test('a flat record has the same hash by the platform’s own JSON', () => {
  const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/);
  const values = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(fc.dictionary(names, values), (record) => {
      expect(flatHash(record)).toBe(contentHash(record));
    }),
  );
});
