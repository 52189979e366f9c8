import { createHash, createPrivateKey, createPublicKey, sign as signBytes, verify as verifyBytes } from 'node:crypto';

/**
 * The demonstration key. It is made from this text, which anybody can read, so that the capsule comes out the same everywhere:
 * its signature shows how signing works, and proves nothing about who signed.
 */
const SEED_TEXT = 'northwall base layer, demonstration key, not a secret';

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = createPrivateKey({
  key: Buffer.concat([PKCS8, createHash('sha256').update(SEED_TEXT).digest()]),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(privateKey);

/** The public half: 64 hexadecimal digits. */
export const PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

export const sign = (bytes: Uint8Array): Uint8Array => signBytes(null, bytes, privateKey);

export const isSigned = (bytes: Uint8Array, signature: Uint8Array): boolean =>
  verifyBytes(null, bytes, publicKey, signature);
