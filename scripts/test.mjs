// Runs everything but the long runs: checks, unit tests, then the browser tests and the visual cases on a fresh build.
import { readArguments } from './tools/arguments.mjs';
import { runBrowserTests } from './tools/browser-tests.mjs';
import { prepareProject } from './tools/install.mjs';
import { runChecks } from './tools/run-checks.mjs';

readArguments(
  `Usage: npm test

Installs what is missing, a browser included, and runs every check and test; ends with N passed, N failed.`,
  {},
);
prepareProject();
const { findTestBrowsers } = await import('./tools/browser.mjs');
const { prepareServers } = await import('./tools/hosting/servers.mjs');
const { buildSite } = await import('./build/build-site.mjs');
const { compareSite } = await import('./visual/run.mjs');

Object.assign(process.env, await findTestBrowsers());
prepareServers();
const checks = await runChecks();

console.log('\n# browser tests');
await buildSite('dist');
const journeys = runBrowserTests(['journeys', 'example']);

console.log('\n# visual cases');
const visual = await compareSite({}).catch((error) => {
  console.error(error);
  return { passed: 0, failed: 1 };
});

const failures = [...checks.failures, ...journeys.failures];
const passed = checks.passed + journeys.passed + visual.passed;
const failed = failures.length + visual.failed;
// Repeated at the end, because the output of the visual cases is long.
if (failures.length > 0) console.log(`\n# failed before the visual cases\n${failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
