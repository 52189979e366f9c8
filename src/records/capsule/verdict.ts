import { MAX_FILE_BYTES } from '../file-limit';

/** Published facts of the capsule. */
export interface Published {
  /** Size in bytes. */
  readonly bytes: number;
  /** Hash of the whole file; 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

export type Verdict =
  | { readonly kind: 'published' }
  /** Any other file: its size in bytes and its SHA-256. */
  | { readonly kind: 'differs'; readonly bytes: number; readonly sha256: string }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'unreadable' };

/** Compares a file’s SHA-256, computed by `digest`, with the published one. Never rejects. */
export async function verdictOnFile(
  file: Blob,
  published: Published,
  digest: (bytes: Uint8Array) => Promise<string>,
): Promise<Verdict> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'too-large', bytes: file.size };
  try {
    const sha256 = await digest(new Uint8Array(await file.arrayBuffer()));
    return sha256 === published.sha256 ? { kind: 'published' } : { kind: 'differs', bytes: file.size, sha256 };
  } catch {
    return { kind: 'unreadable' };
  }
}
