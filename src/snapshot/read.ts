import { canonicalJson } from '../sim/canonical';
import { fileOfAll, MAX_KEPT } from './buffer';
import { readJson, snapshotOf } from './parse';
import type { Snapshot } from './snapshot';

/** Most bytes of a file that is read at all: 16 MiB, four times the largest that the site writes. */
export const MAX_FILE_BYTES = 16 * 2 ** 20;

/** Most levels of lists and objects in a file; the site's own have eight. */
const MAX_DEPTH = 32;

/** What a file holds: one snapshot, or a list of them. */
export interface SnapshotFile {
  readonly snapshots: readonly Snapshot[];
  /** The file's text is, to the character, what the site writes for these snapshots. */
  readonly asWritten: boolean;
}

function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

function fileOf(value: unknown, text: string): SnapshotFile | string {
  if (isTooDeep(value)) return `The file is no snapshot: it is nested deeper than ${MAX_DEPTH} levels.`;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) return 'The file is a list without a snapshot.';
  if (values.length > MAX_KEPT) return `The file is a list of more than ${MAX_KEPT} snapshots.`;
  const snapshots: Snapshot[] = [];
  for (const each of values) {
    const snapshot = snapshotOf(each);
    if (typeof snapshot === 'string') return snapshot;
    snapshots.push(snapshot);
  }
  const texts = snapshots.map(canonicalJson);
  return { snapshots, asWritten: text === (Array.isArray(value) ? fileOfAll(texts) : texts[0]) };
}

/** The snapshots that a text holds, or one sentence on why it holds none. Never throws. */
export function readText(text: string): SnapshotFile | string {
  const json = readJson(text);
  if (typeof json === 'string') return json;
  try {
    return fileOf(json.value, text);
  } catch {
    return 'The file is no snapshot: it holds a text or a number that JSON cannot exchange.';
  }
}

/** The same of a file, whose size is looked at before it is read. Never rejects. */
export async function readFile(file: Blob): Promise<SnapshotFile | string> {
  if (file.size > MAX_FILE_BYTES) return `The file has ${file.size} bytes. No more than ${MAX_FILE_BYTES} are read.`;
  try {
    const bytes = await file.arrayBuffer();
    try {
      return readText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      return 'The file is not text in UTF-8.';
    }
  } catch {
    return 'The file could not be read.';
  }
}
