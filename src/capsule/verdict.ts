import type { Published } from './published';
import { bytesOf, isCapsule, readCapsule } from './read';

/** Most bytes of a file that is read at all: 16 MiB, six times the capsule. */
export const MAX_FILE_BYTES = 16 * 2 ** 20;

/** What a file turned out to be. */
export type Verdict =
  | { readonly kind: 'published' }
  | Difference
  | { readonly kind: 'foreign' }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'unreadable' };

/** A capsule, but not the published file. */
export interface Difference {
  readonly kind: 'differs';
  /** Size in bytes. */
  readonly bytes: number;
  /** Names of the published file's parts that are not there as published. */
  readonly parts: readonly string[];
  /** The version its own manifest states, where that can be read. */
  readonly version: string | undefined;
  /** Whether it has the structure and the sections that its own index states: made so, rather than damaged on its way. */
  readonly sound: boolean;
}

type Digest = (bytes: Uint8Array) => Promise<string>;

async function isSound(bytes: Uint8Array, digest: Digest): Promise<boolean> {
  const capsule = readCapsule(bytes);
  if ('fault' in capsule) return false;
  const hashes = await Promise.all(capsule.sections.map((section) => digest(bytesOf(bytes, section))));
  return capsule.sections.every(({ sha256 }, i) => sha256 === hashes[i]);
}

/** Compares bytes with the published file. */
export async function verdictOn(bytes: Uint8Array, published: Published, digest: Digest): Promise<Verdict> {
  if (!isCapsule(bytes)) return { kind: 'foreign' };
  if ((await digest(bytes)) === published.sha256) return { kind: 'published' };
  const capsule = readCapsule(bytes);
  const hashes = await Promise.all(published.parts.map((part) => digest(bytesOf(bytes, part))));
  return {
    kind: 'differs',
    bytes: bytes.length,
    parts: published.parts.filter(({ sha256 }, i) => sha256 !== hashes[i]).map(({ name }) => name),
    version: 'fault' in capsule ? undefined : capsule.manifest.version,
    sound: await isSound(bytes, digest),
  };
}

/** Reads a file and compares it with the published one. Never rejects. */
export async function verdictOnFile(file: Blob, published: Published, digest: Digest): Promise<Verdict> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'too-large', bytes: file.size };
  try {
    return await verdictOn(new Uint8Array(await file.arrayBuffer()), published, digest);
  } catch {
    return { kind: 'unreadable' };
  }
}
