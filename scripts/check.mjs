// Everything that needs no browser: format, lint, types, layering, dead code, spelling, unit tests. `npm run check -- cores` checks one dashboard
// alone and `npm run check -- /terms` one page, in seconds.
import { checkPart, NoSuchPart } from './tools/check-part.mjs';
import { prepareProject } from './tools/install.mjs';
import { runChecks } from './tools/run-checks.mjs';

/** @param {string | undefined} part */
function check(part) {
  try {
    return part === undefined ? runChecks() : checkPart(part);
  } catch (error) {
    if (!(error instanceof NoSuchPart)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

prepareProject();
const { passed, failures } = check(process.argv[2]);
console.log(failures.join('\n\n'));
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
