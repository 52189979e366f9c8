// Prints states of the simulation, as text, JSON, CSV or hashes: `npm run world -- --help`. Standard output holds the
// result alone.
import { spawnSync } from 'node:child_process';
import { prepareProject } from './install.mjs';
import { loadEntry } from './load-entry.mjs';

const STDERR = 2;
const PREPARE = `import { prepareProject } from ${JSON.stringify(new URL('install.mjs', import.meta.url))}; prepareProject();`;

// An install prints to standard output, so it runs where that is standard error; here there is nothing left to install.
const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', PREPARE], {
  stdio: ['ignore', STDERR, STDERR],
});
if (status !== 0) process.exit(status ?? 1);
prepareProject();

process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  // The reader has enough.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`The result could not be written: ${error.message}`);
  process.exit(1);
});

const { world } = await loadEntry('scripts/world/runner.ts');
process.exitCode = await world(process.argv.slice(2), {
  /** @param {string} text */
  write: (text) => new Promise((done) => process.stdout.write(text, (error) => error ?? done(undefined))),
  complain: console.error,
});
