import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** A JSON value as RFC 8785 has it: keys in order, numbers in their shortest form, no white space. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value.');
  return text;
}

/** SHA-256 of a text in UTF-8, 64 lower-case hexadecimal digits. Needs no crypto of the browser's. */
export function textHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of a value's canonical JSON in UTF-8, 64 lower-case hexadecimal digits. Needs no crypto of the browser's. */
export function contentHash(value: unknown): string {
  return textHash(canonicalJson(value));
}

/**
 * The same for a flat record of well-formed texts and finite numbers whose keys are names: the platform's own JSON, given
 * the keys in order, is then canonical, and costs half.
 */
export function flatHash(record: object): string {
  return textHash(JSON.stringify(record, Object.keys(record).sort()));
}
