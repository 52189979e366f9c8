import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { programFile } from './program.mjs';

const REPORT = 'test-results/report.json';
const NOTHING_RAN = { suites: [], stats: { expected: 0 } };

/** Colours of a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Failed tests of a Playwright report, each with its place and its messages.
 * @param {{ suites?: any[], specs?: any[] }} suite
 * @returns {string[]}
 */
function failuresIn({ suites = [], specs = [] }) {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap((/** @type {any} */ { results }) =>
        results.flatMap((/** @type {any} */ one) => one.errors),
      );
      const messages = errors.map((/** @type {{ message: string }} */ { message }) => message.replace(COLOURS, ''));
      return [`${file}:${line} › ${title}`, ...messages].join('\n');
    });
  return [...failures, ...suites.flatMap(failuresIn)];
}

/**
 * Runs the browser tests on the build in `dist`.
 * @param {string[]} projects Playwright's
 * @returns {{ passed: number, failures: string[] }} a failure is a test with its messages
 */
export function runBrowserTests(projects) {
  rmSync(REPORT, { force: true });
  const args = [programFile('playwright'), 'test', ...projects.map((name) => `--project=${name}`)];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, E2E_REPORT: REPORT },
  });
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : NOTHING_RAN;
  const failures = failuresIn(report);
  // An error outside every test has no failed test, but fails the run.
  if (status !== 0 && failures.length === 0) failures.push('browser tests');
  return { passed: report.stats.expected, failures };
}
