// Runs every check that needs no browser: format, lint, types, layering, dead code, spelling, unit tests. `npm run
// check -- cores` checks one dashboard alone and `npm run check -- /terms` one page, in seconds.

import { readArguments } from './tools/arguments.mjs';
import { checkPart, NoSuchPart } from './tools/check-part.mjs';
import { prepareProject } from './tools/install.mjs';
import { runChecks } from './tools/run-checks.mjs';

/** @param {string | undefined} part */
async function check(part) {
  try {
    return await (part === undefined ? runChecks() : checkPart(part));
  } catch (error) {
    if (!(error instanceof NoSuchPart)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

const USAGE = `Usage: npm run check -- [DASHBOARD | PATH]

Runs everything that needs no browser; with a dashboard's id or a page's path, what concerns that one alone.`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });
prepareProject();
const { passed, failures } = await check(positionals[0]);
console.log(failures.join('\n\n'));
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
