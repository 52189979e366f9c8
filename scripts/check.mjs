// Everything that needs no browser: format, lint, types, layering, dead code, unit tests.
import { prepareProject } from './install.mjs';
import { runChecks } from './run-checks.mjs';

prepareProject();
const { passed, failed } = runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
