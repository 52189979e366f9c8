import { readFile as readBytes } from 'node:fs/promises';
import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';
import { readFile } from '../../../src/records/snapshots/file/read';
import { replayModelOf } from '../../../src/records/snapshots/verify/replay-model';
import { isGood, LAID_OUT, snapshotVerdictText } from '../../../src/records/snapshots/verify/verdict-text';
import { type Verified, verifyAll } from '../../../src/records/snapshots/verify/verification';
import { isoInstant } from '../../../src/sim/words/units';

const MODELS = Object.values<Dashboard>(dashboards).map(replayModelOf);

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** Lines for one snapshot: the verdict, its sentences, and the values that differ. */
function linesOf(verified: Verified): readonly string[] {
  const { snapshot, replay } = verified;
  const { word, sentences } = snapshotVerdictText(verified);
  const differing = replay.reported.map(
    ({ entry, path, file, recomputed }) => `  ${entry} ${path}: file ${file}, recomputed ${recomputed}`,
  );
  const more = replay.count - replay.reported.length;
  return [
    `${word}: ${snapshot.seed} ${isoInstant(snapshot.ts)}`,
    ...sentences.map((sentence) => `  ${sentence}`),
    ...differing,
    ...(more > 0 ? [`  And ${more} more.`] : []),
  ];
}

/**
 * Verifies the snapshots in a file and hands `print` a line at a time. Returns the exit code: 0 if each is verified, 1
 * if one is not, 2 if the file cannot be opened or is not JSON.
 */
export async function verifyFile(file: string, print: (line: string) => void): Promise<0 | 1 | 2> {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = await readBytes(file);
  } catch (error) {
    print(`The file cannot be opened: ${(error as Error).message}`);
    return 2;
  }
  const read = await readFile(new Blob([bytes]));
  if (typeof read === 'string') {
    print(`not verified: ${read}`);
    return isJson(bytes) ? 1 : 2;
  }
  const all = await verifyAll(read.snapshots, MODELS);
  for (const line of all.flatMap(linesOf)) print(line);
  if (!read.isAsWritten) print(LAID_OUT);
  return all.every(isGood) ? 0 : 1;
}
