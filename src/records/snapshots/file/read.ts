import { canonicalJson } from '../../../sim/math/canonical';
import { MAX_FILE_BYTES } from '../../file-limit';
import { fileOfAll } from '../newest-first';
import { immediateTurn, type Turn } from '../turn';
import { type Scanned, scanSnapshots } from '../verify/scan';
import { parseSnapshot } from './parse';
import type { Snapshot } from './snapshot';

/** Bytes that are decoded in one turn. */
const TURN_BYTES = 2 ** 20;

/** Content of a file: one snapshot or a list of them. */
export interface SnapshotFile {
  readonly snapshots: readonly Snapshot[];
  /** True if the file's text is exactly what the site writes for these snapshots. */
  readonly isAsWritten: boolean;
}

const NOT_JSON = 'The file is not JSON.';

function parsed(part: string): Snapshot | string {
  try {
    return parseSnapshot(JSON.parse(part));
  } catch {
    return NOT_JSON;
  }
}

/**
 * Canonical JSON of a snapshot; undefined if that cannot hold one of its values: half a surrogate pair or an infinite
 * number.
 */
function canonical(snapshot: Snapshot): string | undefined {
  try {
    return canonicalJson(snapshot);
  } catch {
    return undefined;
  }
}

async function scanInTurns(text: string, turn: Turn): Promise<Scanned | string> {
  const steps = scanSnapshots(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}

/**
 * Reads the snapshots in a text, or returns one sentence about why there are none. Whatever the text, no step between
 * two turns takes longer than for the largest genuine snapshot. Rejects only if `turn` does.
 */
export async function readText(text: string, turn: Turn = immediateTurn): Promise<SnapshotFile | string> {
  const scanned = await scanInTurns(text, turn);
  if (typeof scanned === 'string') return scanned;
  const snapshots: Snapshot[] = [];
  let areCanonical = true;
  for (const part of scanned.parts) {
    await turn();
    const snapshot = parsed(part);
    if (typeof snapshot === 'string') return snapshot;
    await turn();
    const canonicalText = canonical(snapshot);
    if (canonicalText === undefined)
      return 'The file is not a snapshot: it holds a text or a number that JSON cannot carry.';
    snapshots.push(snapshot);
    areCanonical &&= canonicalText === part;
  }
  const fileText = scanned.isList ? fileOfAll(scanned.parts) : scanned.parts[0];
  return { snapshots, isAsWritten: areCanonical && text === fileText };
}

function decoded(decoder: TextDecoder, bytes: ArrayBuffer, isLast: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    return undefined;
  }
}

/** Reads a file as `readText` does, after checking its size. Rejects only if `turn` does. */
export async function readFile(file: Blob, turn: Turn = immediateTurn): Promise<SnapshotFile | string> {
  if (file.size > MAX_FILE_BYTES) return `The file has ${file.size} bytes. The limit is ${MAX_FILE_BYTES}.`;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let at = 0; at < file.size; at += TURN_BYTES) {
    await turn();
    const end = at + TURN_BYTES;
    const bytes = await file
      .slice(at, end)
      .arrayBuffer()
      .catch(() => undefined);
    if (!bytes) return 'The file could not be read.';
    const piece = decoded(decoder, bytes, end >= file.size);
    if (piece === undefined) return 'The file is not text in UTF-8.';
    text += piece;
  }
  return readText(text, turn);
}
