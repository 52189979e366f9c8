import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Options, readOptions } from '../../scripts/kiosk/options.mjs';

/** Reads options that run, check, install or serve. */
export const read = (...args: string[]) => readOptions(args) as Options;

/** A folder for the files of a test file, removed at its end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-kiosk-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
