// Runs everything: checks, unit tests, then the browser tests on a fresh build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { prepareProject } from './install.mjs';
import { runChecks } from './run-checks.mjs';

const REPORT = 'test-results/report.json';

prepareProject();
const { findTestBrowsers } = await import('./browser.mjs');
const { buildSite } = await import('./build-site.mjs');

const browsers = await findTestBrowsers();
const checks = runChecks();

console.log('\n# browser tests');
await buildSite('dist');
rmSync(REPORT, { force: true });
const { status } = spawnSync('npx', ['playwright', 'test'], {
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
