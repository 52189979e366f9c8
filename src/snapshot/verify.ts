import { canonicalJson } from '../sim/canonical';
import { type Algorithm, hashBy } from './sign';
import type { Snapshot } from './snapshot';

/** What the signature of a snapshot turned out to be. */
export interface SignatureCheck {
  readonly alg: Algorithm;
  /** The hash that the file carries is that of its content. */
  readonly holds: boolean;
  /** Hash of the content by the same algorithm, hexadecimal. */
  readonly found: string;
}

/** Hashes the content of a snapshot by the algorithm that its signature names, whether or not the browser gives it. */
export async function checkSignature({ signature, ...content }: Snapshot): Promise<SignatureCheck> {
  const found = await hashBy(signature.alg, canonicalJson(content));
  return { alg: signature.alg, holds: found === signature.hex, found };
}
