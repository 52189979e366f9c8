import {
  ENTRY,
  FORMAT,
  HEADER,
  LIMITS,
  MAGIC,
  SECTION_NAME,
  type Section,
  SIGNATURE_BYTES,
  type Span,
} from './format.ts';

/** A manifest; fields beyond these are the writer's. */
export interface Manifest {
  readonly product: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

/** A capsule whose structure holds. Whether its sections have the hashes of the index is not known yet. */
export interface Capsule {
  readonly manifest: Manifest;
  readonly sections: readonly Section[];
  /** What the signature covers: header, manifest and index. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

/** Why bytes are no capsule that can be read: one sentence. */
export interface Fault {
  readonly fault: string;
}

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,8}$/;

export const isCapsule = (bytes: Uint8Array): boolean => MAGIC.every((byte, i) => bytes[i] === byte);

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function readManifest(bytes: Uint8Array): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null) return undefined;
    const { product, version } = value as Record<string, unknown>;
    if (typeof product !== 'string' || typeof version !== 'string' || !VERSION.test(version)) return undefined;
    return value as Manifest;
  } catch {
    return undefined;
  }
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): Section | undefined {
  const name = String.fromCharCode(...bytes.subarray(at, at + ENTRY.offset)).replace(/\0+$/, '');
  if (!SECTION_NAME.test(name)) return undefined;
  return {
    name,
    offset: view.getUint32(at + ENTRY.offset),
    length: view.getUint32(at + ENTRY.length),
    sha256: hex(bytes.subarray(at + ENTRY.sha256, at + ENTRY.bytes)),
  };
}

/** Reads the structure of a capsule. Never throws, whatever the bytes are; copies none of them. */
export function readCapsule(bytes: Uint8Array): Capsule | Fault {
  if (!isCapsule(bytes)) return { fault: 'The file does not begin as a capsule does.' };
  if (bytes.length < HEADER.bytes) return { fault: 'The header is cut short.' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const format = view.getUint16(HEADER.format);
  if (format !== FORMAT) return { fault: `The format is ${format}, and this reader knows format ${FORMAT}.` };
  const count = view.getUint16(HEADER.sections);
  const manifestBytes = view.getUint32(HEADER.manifest);
  if (count > LIMITS.sections || manifestBytes > LIMITS.manifest)
    return { fault: 'The header states more than a capsule may hold.' };
  if (bytes.subarray(HEADER.zeros, HEADER.bytes).some((byte) => byte !== 0))
    return { fault: 'The header has bytes that should be zero and are not.' };
  const stated = view.getUint32(HEADER.file);
  if (stated !== bytes.length) return { fault: `The header states ${stated} bytes, and the file has ${bytes.length}.` };

  const index = HEADER.bytes + manifestBytes;
  const signature = index + count * ENTRY.bytes;
  let next = signature + SIGNATURE_BYTES;
  if (next > bytes.length) return { fault: 'The file ends before its first section.' };
  const manifest = readManifest(bytes.subarray(HEADER.bytes, index));
  if (!manifest) return { fault: 'The manifest cannot be read.' };
  const sections: Section[] = [];
  for (let at = index; at < signature; at += ENTRY.bytes) {
    const section = readEntry(bytes, view, at);
    if (!section || sections.some(({ name }) => name === section.name))
      return { fault: `Entry ${sections.length + 1} of the index has no name of its own.` };
    if (section.offset !== next) return { fault: `Section ${section.name} does not begin where the one before ends.` };
    next += section.length;
    if (next > bytes.length) return { fault: `Section ${section.name} reaches past the end of the file.` };
    sections.push(section);
  }
  if (next !== bytes.length) return { fault: 'The file continues after its last section.' };
  return {
    manifest,
    sections,
    signed: bytes.subarray(0, signature),
    signature: bytes.subarray(signature, signature + SIGNATURE_BYTES),
  };
}

/** Every stretch of a capsule in order; together they are the whole file, each byte once. */
export function spansOf({ sections, signed, signature }: Capsule): Span[] {
  const index = signed.length - sections.length * ENTRY.bytes;
  return [
    { name: 'header', offset: 0, length: HEADER.bytes },
    { name: 'manifest', offset: HEADER.bytes, length: index - HEADER.bytes },
    { name: 'index', offset: index, length: signed.length - index },
    { name: 'signature', offset: signed.length, length: signature.length },
    ...sections.map(({ name, offset, length }) => ({ name, offset, length })),
  ];
}

/** The bytes of a stretch; fewer or none where the file ends before. */
export const bytesOf = (bytes: Uint8Array, { offset, length }: Span): Uint8Array =>
  bytes.subarray(offset, offset + length);
