import { isSeed } from '../sim/seed';
import { ALGORITHMS, base64OfHex } from './sign';
import { type Entry, FORMAT, type Snapshot } from './snapshot';

/** Longest file that is read, in UTF-16 code units, and most entries. */
const MAX_CHARACTERS = 16_777_216;
const MAX_ENTRIES = 100;

/** The instants of the world, milliseconds since the Unix epoch. */
const LAST_INSTANT = 4_102_444_800_000;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInstant = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_INSTANT;

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value.name !== 'string') return false;
  const keys = Object.keys(value).sort().join();
  return keys === 'data,name' || (keys === 'error,name' && typeof value.error === 'string');
}

const isModel = (value: unknown) =>
  isRecord(value) && Number.isInteger(value.version) && Number(value.version) > 0 && isRecord(value.settings);

function isSignature(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { alg, hex, base64 } = value;
  if (typeof alg !== 'string' || !Object.hasOwn(ALGORITHMS, alg) || typeof hex !== 'string') return false;
  const digits = 2 * ALGORITHMS[alg as keyof typeof ALGORITHMS];
  return hex.length === digits && /^[0-9a-f]+$/.test(hex) && base64 === base64OfHex(hex);
}

/** What has to hold of each field. */
const CHECKS: readonly (readonly [field: keyof Snapshot, holds: (value: unknown) => boolean])[] = [
  ['seed', isSeed],
  ['ts', isInstant],
  ['models', (value) => isRecord(value) && Object.values(value).every(isModel)],
  ['entries', (value) => Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isEntry)],
  ['signature', isSignature],
];

/** A parsed value as a snapshot, or one sentence on why it is none. Never throws. */
export function snapshotOf(value: unknown): Snapshot | string {
  if (!isRecord(value)) return 'The file is no snapshot: it holds no object.';
  if (value.format !== FORMAT) return `The file is no snapshot of format ${FORMAT}.`;
  const bad = CHECKS.find(([field, holds]) => !holds(value[field]));
  return bad ? `The file is no snapshot: its ${bad[0]} cannot be read.` : (value as unknown as Snapshot);
}

/** The JSON value in a text no longer than any snapshot file, or one sentence on why there is none. */
export function readJson(text: string): { readonly value: unknown } | string {
  if (text.length > MAX_CHARACTERS) return 'The file is longer than any snapshot.';
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'The file is not JSON.';
  }
}

/**
 * The snapshot that a file holds, or one sentence on why it holds none. It says nothing on whether the signature is right:
 * `signatureOf` does. Never throws.
 */
export function parseSnapshot(text: string): Snapshot | string {
  const json = readJson(text);
  return typeof json === 'string' ? json : snapshotOf(json.value);
}
