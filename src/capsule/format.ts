/** The first eight bytes. A transfer that rewrites line ends or drops the eighth bit spoils them. */
export const MAGIC = [0x89, 0x4e, 0x57, 0x43, 0x41, 0x50, 0x0d, 0x0a] as const;

export const FORMAT = 1;

/** Bytes of the header: magic, format, number of sections, manifest's length, file's length, zeros. Integers are big-endian. */
export const HEADER = { bytes: 32, format: 8, sections: 10, manifest: 12, file: 16, zeros: 20 } as const;

/** Bytes of one entry of the index, and where in it the fields begin. Names are ASCII, filled up with zeros. */
export const ENTRY = { bytes: 56, name: 0, offset: 16, length: 20, sha256: 24 } as const;

/** Bytes of the Ed25519 signature, which covers everything before it. */
export const SIGNATURE_BYTES = 64;

/** Most sections, and most bytes of a manifest, that a reader accepts. */
export const LIMITS = { sections: 64, manifest: 65_536 } as const;

export const SECTION_NAME = /^[a-z][a-z0-9-]{0,15}$/;

/** A stretch of the file. */
export interface Span {
  readonly name: string;
  /** First byte. */
  readonly offset: number;
  /** Bytes. */
  readonly length: number;
}

/** A section as the index lists it. */
export interface Section extends Span {
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}
