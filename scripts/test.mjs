// Runs everything but the long runs: checks, unit tests, then the browser tests on a fresh build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { prepareProject } from './tools/install.mjs';
import { runChecks } from './tools/run-checks.mjs';

const PROJECTS = ['journeys', 'visual', 'example'].map((name) => `--project=${name}`);
const REPORT = 'test-results/report.json';

prepareProject();
const { findTestBrowsers } = await import('./tools/browser.mjs');
const { prepareServers } = await import('./tools/hosting/servers.mjs');
const { buildSite } = await import('./build/build-site.mjs');

const browsers = await findTestBrowsers();
prepareServers();
const checks = runChecks();

console.log('\n# browser tests');
await buildSite('dist');
rmSync(REPORT, { force: true });
const { status } = spawnSync('npx', ['playwright', 'test', ...PROJECTS], {
  stdio: 'inherit',
  env: { ...process.env, ...browsers, E2E_REPORT: REPORT },
  shell: process.platform === 'win32',
});
const NOTHING_RAN = { expected: 0, unexpected: 0, flaky: 0 };
const stats = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : NOTHING_RAN;
const passed = checks.passed + stats.expected;
const failed = checks.failures.length + Math.max(stats.unexpected + stats.flaky, status === 0 ? 0 : 1);
// The browser tests have said theirs last; what failed before them stands far above.
if (checks.failures.length > 0) console.log(`\n# failed before the browser tests\n${checks.failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
