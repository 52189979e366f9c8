// Runs everything but the long runs: checks, unit tests, then the browser tests and the visual cases on a fresh build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { runChecks } from './tools/run-checks.mjs';

const PROJECTS = ['journeys', 'example'].map((name) => `--project=${name}`);
const REPORT = 'test-results/report.json';
const BASELINES = 'e2e/baselines';

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
const checks = runChecks();

console.log('\n# browser tests');
await buildSite('dist');
rmSync(REPORT, { force: true });
const { status } = spawnSync('npx', ['playwright', 'test', ...PROJECTS], {
  stdio: 'inherit',
  env: { ...process.env, E2E_REPORT: REPORT },
  shell: process.platform === 'win32',
});
const NOTHING_RAN = { expected: 0, unexpected: 0, flaky: 0 };
const stats = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : NOTHING_RAN;

console.log('\n# visual cases');
const visual = await compareSite({ against: BASELINES, out: 'test-results/visual' }).catch((error) => {
  console.error(error);
  return { passed: 0, failed: 1 };
});

const passed = checks.passed + stats.expected + visual.passed;
const journeys = Math.max(stats.unexpected + stats.flaky, status === 0 ? 0 : 1);
const failed = checks.failures.length + journeys + visual.failed;
// The browser tests have said theirs last; what failed before them stands far above.
if (checks.failures.length > 0) console.log(`\n# failed before the browser tests\n${checks.failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
