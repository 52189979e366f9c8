import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

const REPORT = '.cache/unit.json';

const STEPS = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'layering', command: ['depcruise', 'src'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress'] },
];

/** @param {string[]} command */
function run(command) {
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    // A snapshot that is missing fails instead of being written.
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * The tests that failed, and the files that could not even be loaded, each with its messages.
 * @param {{ name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} files
 */
function failuresOf(files) {
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    if (assertionResults.length === 0) return [`${file}\n${message}`];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [`${file} › ${fullName}`, ...failureMessages].join('\n'));
  });
}

/**
 * Runs the unit tests.
 * @returns {{ passed: number, failures: string[] }}
 */
function runUnitTests() {
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const ran = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]);
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { numPassedTests: 0, testResults: [] };
  const failures = failuresOf(report.testResults);
  // An error outside every test has no failed test, but fails the run.
  if (!ran && failures.length === 0) failures.push('unit tests');
  return { passed: report.numPassedTests, failures };
}

/**
 * Runs the checks and the unit tests; each check counts as one.
 * @returns {{ passed: number, failures: string[] }} a failure is the name of a check, or a test with its messages
 */
export function runChecks() {
  const results = STEPS.map(({ name, command }) => {
    console.log(`\n# ${name}`);
    return { name, holds: run(command) };
  });
  console.log('\n# unit tests');
  const unit = runUnitTests();
  const broken = results.filter(({ holds }) => !holds).map(({ name }) => name);
  return {
    passed: results.length - broken.length + unit.passed,
    failures: [...broken, ...unit.failures],
  };
}
