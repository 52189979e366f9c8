// Everything that needs no browser: format, lint, types, layering, dead code, spelling, unit tests. With a dashboard's id, `npm run check -- cores`,
// what concerns that dashboard alone, in seconds.
import { existsSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { runChecks, runDashboardChecks } from './tools/run-checks.mjs';

const USAGE = `Usage: npm run check -- [DASHBOARD]

Runs everything that needs no browser; with a dashboard's id, what concerns that one alone.`;

readArguments(USAGE, { allowPositionals: true });
prepareProject();
const [id] = process.argv.slice(2);
if (id !== undefined && !existsSync(`src/dashboards/${id}/index.ts`)) {
  console.error(`There is no dashboard "${id}" in src/dashboards.`);
  process.exit(2);
}
const { passed, failures } = id === undefined ? runChecks() : runDashboardChecks(id);
console.log(failures.join('\n\n'));
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
