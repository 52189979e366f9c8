import { readCapsule } from '../../../src/capsule/read';
import { isSigned } from './key';
import { sha256 } from './sha256';

/** What a file is, line by line, and whether everything in it holds. */
export interface Report {
  readonly lines: readonly string[];
  readonly sound: boolean;
}

/** Reads a capsule, checks each section against the index and the signature against the demonstration key. */
export function reportOn(bytes: Uint8Array): Report {
  const capsule = readCapsule(bytes);
  if ('fault' in capsule) return { lines: [capsule.fault], sound: false };
  const { manifest, sections, signed, signature } = capsule;
  const checked = sections.map((section) => ({
    ...section,
    holds: sha256(bytes.subarray(section.offset, section.offset + section.length)) === section.sha256,
  }));
  const isAuthentic = isSigned(signed, signature);
  return {
    lines: [
      JSON.stringify(manifest, null, 2),
      '',
      ...checked.map(
        ({ name, offset, length, sha256: hash, holds }) =>
          `${name.padEnd(16)} ${String(offset).padStart(8)} ${String(length).padStart(8)}  ${hash}  ${holds ? 'holds' : 'DIFFERS'}`,
      ),
      '',
      `signature  ${isAuthentic ? 'holds (demonstration key)' : 'DOES NOT HOLD'}`,
      `sha256     ${sha256(bytes)}`,
      `bytes      ${bytes.length}`,
    ],
    sound: isAuthentic && checked.every(({ holds }) => holds),
  };
}
