import { textHash } from '../../../sim/math/canonical';

/**
 * Hash algorithms and their sizes in bytes: SHA-256, or a 32-bit hash if the browser offers no cryptography, as in an
 * insecure context.
 */
export const ALGORITHMS = { 'SHA-256': 32, 'FNV-1a-32': 4 } as const;

/** Name of a hash algorithm, as in a file. */
export type Algorithm = keyof typeof ALGORITHMS;

/** Signature of a snapshot: the hash of its content in two notations. */
export interface Digest {
  readonly alg: Algorithm;
  /** Hash in lower case, two digits per byte. */
  readonly hex: string;
  /** Hash in base64, with padding. */
  readonly base64: string;
}

/** Hashes by 32-bit FNV-1a, most significant byte first. It reveals accidents but not deliberate edits. */
export function fnv1a(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return Uint8Array.of(hash >>> 24, hash >>> 16, hash >>> 8, hash);
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<readonly [Algorithm, Uint8Array]> {
  try {
    return ['SHA-256', new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];
  } catch {
    return ['FNV-1a-32', fnv1a(bytes)];
  }
}

/** Converts hexadecimal digits to base64. */
export function base64OfHex(hex: string): string {
  return btoa((hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''));
}

/** The signature over `text` in UTF-8. Never rejects. */
export async function digestOf(text: string): Promise<Digest> {
  const [alg, bytes] = await hashBytes(new TextEncoder().encode(text));
  const hex = hexOf(bytes);
  return { alg, hex, base64: base64OfHex(hex) };
}

/**
 * The hash of `text` in UTF-8 by the given algorithm, in hexadecimal digits, with or without the browser's
 * cryptography. Never rejects.
 */
export async function hashBy(alg: Algorithm, text: string): Promise<string> {
  if (alg === 'FNV-1a-32') return hexOf(fnv1a(new TextEncoder().encode(text)));
  const signature = await digestOf(text);
  return signature.alg === alg ? signature.hex : textHash(text);
}
