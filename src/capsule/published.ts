import type { Section } from './format.ts';
import { bytesOf, readCapsule, spansOf } from './read.ts';

/** What the site knows of the file it publishes. */
export interface Published {
  readonly version: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Of the whole file; 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /** Header, manifest, index, signature and the sections, in order, each with its hash. */
  readonly parts: readonly Section[];
}

/** Describes a capsule. Throws where it cannot be read, or a section has not the hash that its index states. */
export function describeCapsule(bytes: Uint8Array, sha256: (bytes: Uint8Array) => string): Published {
  const capsule = readCapsule(bytes);
  if ('fault' in capsule) throw new Error(capsule.fault);
  for (const section of capsule.sections) {
    if (sha256(bytesOf(bytes, section)) !== section.sha256) throw new Error(`Section ${section.name} is damaged.`);
  }
  return {
    version: capsule.manifest.version,
    bytes: bytes.length,
    sha256: sha256(bytes),
    parts: spansOf(capsule).map((span) => ({ ...span, sha256: sha256(bytesOf(bytes, span)) })),
  };
}
