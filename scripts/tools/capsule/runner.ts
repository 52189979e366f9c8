import { readFileSync, writeFileSync } from 'node:fs';
import { RELEASE } from '../../../src/capsule/release';
import { makeCapsule } from './make';
import { reportOn } from './report';
import { sha256 } from './sha256';

/** Writes the published capsule. */
export function writeRelease(): void {
  const file = `public${RELEASE.path}`;
  const bytes = makeCapsule();
  writeFileSync(file, bytes);
  console.log(`Wrote ${file}: ${bytes.length} bytes, SHA-256 ${sha256(bytes)}.`);
}

/** Prints what the capsule in `file` holds; returns the exit code: 1 where something does not hold, 2 where it cannot be opened. */
export function readRelease(file: string): 0 | 1 | 2 {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    console.error(`${file} cannot be opened: ${(error as Error).message}`);
    return 2;
  }
  const { lines, sound } = reportOn(bytes);
  console.log(lines.join('\n'));
  return sound ? 0 : 1;
}
