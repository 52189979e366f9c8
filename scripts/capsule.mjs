// Writes the initialization capsule, or prints what a capsule holds and whether it holds:
// `npm run capsule -- [--read FILE]`.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

const USAGE = 'Usage: npm run capsule -- [--read FILE]';

/** @returns {string | undefined} the file to read, as an absolute path */
function fileToRead() {
  try {
    const { values } = parseArgs({ options: { read: { type: 'string' } } });
    return values.read === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.read);
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
    return process.exit(2);
  }
}

const file = fileToRead();
prepareProject();
mkdirSync('public/baselayer', { recursive: true });
/** @type {{ writeRelease(): void, readRelease(file: string): number }} */
const { writeRelease, readRelease } = await loadEntry('scripts/tools/capsule/runner.ts');
if (file === undefined) writeRelease();
else process.exitCode = readRelease(file);
