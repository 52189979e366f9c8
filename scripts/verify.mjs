// Verifies a file of snapshots as the page does: `npm run verify -- FILE`.
import { resolve } from 'node:path';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

const USAGE = `Usage: npm run verify -- FILE

Exit code 0: every snapshot in the file is verified; 1: one is not; 2: the file cannot be opened or is not JSON.`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [name, ...more] = positionals;
if (name === undefined || more.length > 0) {
  console.error('One file is needed; see npm run verify -- --help');
  process.exit(2);
}
prepareProject();
/** @type {{ verifyFile(file: string, print: (line: string) => void): Promise<number> }} */
const { verifyFile } = await loadEntry('scripts/tools/verify/runner.ts');
process.exitCode = await verifyFile(resolve(process.env.INIT_CWD ?? '.', name), console.log);
