import { FIRST_INSTANT, LAST_INSTANT } from '../../../sim/words/time';
import { isWorldName } from '../../../sim/world/world-name';
import { ALGORITHMS, base64OfHex } from './digest';
import { MAX_SHOWN, quoteText } from './shorten-text';
import { FORMAT, type Snapshot, type SnapshotEntry } from './snapshot';

/** Most entries and most models. */
const MAX_ENTRIES = 100;

/** Fields that each object must have, and no others. */
const SNAPSHOT = ['format', 'seed', 'ts', 'models', 'entries', 'signature'];
const SIGNATURE = ['alg', 'hex', 'base64'];
const MODEL = ['version', 'settings'];

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInstant = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= FIRST_INSTANT && Number(value) <= LAST_INSTANT;

const isName = (value: unknown) => typeof value === 'string' && value.length <= MAX_SHOWN;

function isEntry(value: unknown): value is SnapshotEntry {
  if (!isRecord(value) || !isName(value.name)) return false;
  const keys = Object.keys(value).sort().join();
  return keys === 'data,name' || (keys === 'error,name' && typeof value.error === 'string');
}

const isModel = (value: unknown) =>
  isRecord(value) && Number.isInteger(value.version) && Number(value.version) > 0 && isRecord(value.settings);

function areModels(value: unknown): value is Readonly<Record<string, Fields>> {
  if (!isRecord(value)) return false;
  const names = Object.keys(value);
  return names.length <= MAX_ENTRIES && names.every(isName) && Object.values(value).every(isModel);
}

function isSignature(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { alg, hex, base64 } = value;
  if (typeof alg !== 'string' || !Object.hasOwn(ALGORITHMS, alg) || typeof hex !== 'string') return false;
  const digits = 2 * ALGORITHMS[alg as keyof typeof ALGORITHMS];
  return hex.length === digits && /^[0-9a-f]+$/.test(hex) && base64 === base64OfHex(hex);
}

/** Conditions on the fields. */
const CHECKS: readonly (readonly [field: keyof Snapshot, holds: (value: unknown) => boolean])[] = [
  ['seed', isWorldName],
  ['ts', isInstant],
  ['models', areModels],
  ['entries', (value) => Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isEntry)],
  ['signature', isSignature],
];

const unknownField = (value: object, known: readonly string[]) =>
  Object.keys(value).find((key) => !known.includes(key));

/** Sentence about a field that no snapshot has; undefined if there is none. */
function surplus(snapshot: Snapshot): string | undefined {
  const unknownName = unknownField(snapshot, SNAPSHOT);
  if (unknownName !== undefined)
    return `The file is not a snapshot as the site writes it: no snapshot has a field ${quoteText(unknownName)}.`;
  const signed = unknownField(snapshot.signature, SIGNATURE);
  if (signed !== undefined) return `The file’s signature has a field ${quoteText(signed)}, which no signature has.`;
  for (const [name, model] of Object.entries(snapshot.models)) {
    const field = unknownField(model, MODEL);
    if (field !== undefined)
      return `The file’s model ${quoteText(name)} has a field ${quoteText(field)}, which no model has.`;
  }
  return undefined;
}

/**
 * Checks that a parsed value has exactly the fields of a snapshot, down to its entries, and returns the snapshot or one
 * sentence about the fault. Does not check data, settings or signature. Never throws.
 */
export function parseSnapshot(value: unknown): Snapshot | string {
  if (!isRecord(value)) return 'The file is not a snapshot: it does not hold an object.';
  if (value.format !== FORMAT) return 'The file is not a snapshot or a log’s export from this site.';
  const fault = CHECKS.find(([field, holds]) => !Object.hasOwn(value, field) || !holds(value[field]));
  if (fault) return `The file is not a snapshot: its ${fault[0]} cannot be read.`;
  const snapshot = value as unknown as Snapshot;
  return surplus(snapshot) ?? snapshot;
}
