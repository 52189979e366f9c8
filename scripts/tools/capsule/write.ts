import { ENTRY, FORMAT, HEADER, MAGIC, SIGNATURE_BYTES } from '../../../src/capsule/format';
import type { Manifest } from '../../../src/capsule/read';
import { canonicalJson } from '../../../src/sim/math/canonical';
import { sha256 } from './sha256';

/** A section to be written: a name as the format allows, and its bytes. */
export interface Content {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Puts a capsule together; `sign` is given header, manifest and index. */
export function writeCapsule(
  manifest: Manifest,
  contents: readonly Content[],
  sign: (bytes: Uint8Array) => Uint8Array,
): Buffer {
  const text = Buffer.from(canonicalJson(manifest), 'utf8');
  const before = HEADER.bytes + text.length + contents.length * ENTRY.bytes;
  const index = Buffer.alloc(contents.length * ENTRY.bytes);
  let offset = before + SIGNATURE_BYTES;
  contents.forEach(({ name, bytes }, i) => {
    const at = i * ENTRY.bytes;
    index.write(name, at + ENTRY.name, 'latin1');
    index.writeUInt32BE(offset, at + ENTRY.offset);
    index.writeUInt32BE(bytes.length, at + ENTRY.length);
    index.write(sha256(bytes), at + ENTRY.sha256, 'hex');
    offset += bytes.length;
  });
  const header = Buffer.alloc(HEADER.bytes);
  header.set(MAGIC);
  header.writeUInt16BE(FORMAT, HEADER.format);
  header.writeUInt16BE(contents.length, HEADER.sections);
  header.writeUInt32BE(text.length, HEADER.manifest);
  header.writeUInt32BE(offset, HEADER.file);
  const signed = Buffer.concat([header, text, index]);
  return Buffer.concat([signed, sign(signed), ...contents.map(({ bytes }) => bytes)]);
}
