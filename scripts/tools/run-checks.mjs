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

/** A message without the places in packages that its stack names. @param {string} message */
const ownLines = (message) =>
  message
    .split('\n')
    .filter((line) => !/^ +at .*node_modules|^ +at new Promise/.test(line))
    .join('\n');

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
      .map(({ fullName, failureMessages }) => [`${file} › ${fullName}`, ...failureMessages.map(ownLines)].join('\n'));
  });
}

/**
 * Runs the unit tests.
 * @param {string[]} only files, and Vitest's options
 * @returns {{ passed: number, failures: string[] }}
 */
function runUnitTests(only) {
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const ran = run(['vitest', 'run', ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]);
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { numPassedTests: 0, testResults: [] };
  const failures = failuresOf(report.testResults);
  // An error outside every test has no failed test, but fails the run.
  if (!ran && failures.length === 0) failures.push('unit tests');
  return { passed: report.numPassedTests, failures };
}

/**
 * Runs the checks and the unit tests; each check counts as one.
 * @param {{ name: string, command: string[] }[]} steps
 * @param {string[][]} tests runs of the unit tests, each the files and Vitest's options
 * @returns {{ passed: number, failures: string[] }} a failure is the name of a check, or a test with its messages
 */
export function runSteps(steps, tests) {
  const results = steps.map(({ name, command }) => {
    console.log(`\n# ${name}`);
    return { name, holds: run(command) };
  });
  console.log('\n# unit tests');
  const units = tests.map(runUnitTests);
  const broken = results.filter(({ holds }) => !holds).map(({ name }) => name);
  return {
    passed: units.reduce((sum, { passed }) => sum + passed, results.length - broken.length),
    failures: [...broken, ...units.flatMap(({ failures }) => failures)],
  };
}

/** Runs every check and every unit test. */
export const runChecks = () => runSteps(STEPS, [[]]);
