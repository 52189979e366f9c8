import { canonicalJson } from '../../../sim/math/canonical';
import { type Algorithm, hashBy } from '../file/digest';
import type { Snapshot } from '../file/snapshot';

/** The result of checking a snapshot's signature. */
export interface SignatureCheck {
  readonly alg: Algorithm;
  /** True if the hash in the file matches its content. */
  readonly holds: boolean;
  /** Hash of the content by the same algorithm, hexadecimal. */
  readonly found: string;
}

/**
 * Hashes a snapshot's content by the algorithm that its signature names, with or without the browser's cryptography.
 */
export async function checkSignature({ signature, ...content }: Snapshot): Promise<SignatureCheck> {
  const found = await hashBy(signature.alg, canonicalJson(content));
  return { alg: signature.alg, holds: found === signature.hex, found };
}
