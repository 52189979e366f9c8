// Everything that needs no browser: format, lint, types, layering, dead code, unit tests.
import { prepareProject } from './install.mjs';
import { runChecks } from './run-checks.mjs';

prepareProject();
const { passed, failures } = runChecks();
console.log(failures.join('\n\n'));
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
