// Prints states of the simulation, as text, JSON, CSV or hashes: `npm run world -- --help`. Standard output holds the
// result alone.
import { requireProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

requireProject();

process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  // The reader, such as `head`, has closed the pipe.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`The result could not be written: ${error.message}`);
  process.exit(1);
});

const { world } = await loadEntry('scripts/tools/world/runner.ts');
process.exitCode = await world(process.argv.slice(2), {
  /** @param {string} text */
  write: (text) => new Promise((done) => process.stdout.write(text, (error) => error ?? done(undefined))),
  complain: console.error,
});
