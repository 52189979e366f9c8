import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** Canonical form of a JSON value by RFC 8785: keys in order, numbers in their shortest form, no white space. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value.');
  return text;
}

/** SHA-256 of a text in UTF-8 as 64 lower-case hexadecimal digits. Does not use the browser's cryptography. */
export function textHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * SHA-256 of a value's canonical JSON in UTF-8 as 64 lower-case hexadecimal digits. Does not use the browser's
 * cryptography.
 */
export function contentHash(value: unknown): string {
  return textHash(canonicalJson(value));
}

/**
 * SHA-256 of a flat record, as `contentHash` has it, at half the cost. Its values are well-formed strings or finite
 * numbers: with its keys in order, `JSON.stringify` is already canonical.
 */
export function flatHash(record: object): string {
  return textHash(JSON.stringify(record, Object.keys(record).sort()));
}
