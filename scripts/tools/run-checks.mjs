import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, relative } from 'node:path';
import { fetchPackages, NEWEST, newestNode } from './fetched.mjs';
import { programFile } from './program.mjs';

const REPORT = '.cache/unit.json';

const STEPS = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'layering', command: ['depcruise', 'src'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress'] },
];

/**
 * Runs a command. Its output appears at once, or with `collect` is returned.
 * @param {string[]} command
 * @param {{ collect?: boolean, node?: string }} [options] `node` is the path of another Node for it and its children
 * @returns {Promise<{ holds: boolean, output: string }>}
 */
function run([name = '', ...args], { collect = false, node = process.execPath } = {}) {
  const { PATH = '' } = process.env;
  const child = spawn(node, [programFile(name), ...args], {
    stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // With CI set, a missing snapshot fails instead of being written.
    env: { ...process.env, CI: 'true', PATH: `${dirname(node)}${delimiter}${PATH}` },
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ holds: false, output: String(error) }));
    child.once('close', (status) => resolve({ holds: status === 0, output: Buffer.concat(output).toString() }));
  });
}

/** Message without the places in packages that its stack names. @param {string} message */
const ownLines = (message) =>
  message
    .split('\n')
    .filter((line) => !/^ +at .*node_modules|^ +at new Promise/.test(line))
    .join('\n');

/**
 * Failed tests, and files that could not even be loaded, each with its messages.
 * @param {{ name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages:
 * string[] }[] }[]} files
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
 * @param {string} [node] the path of another Node
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
async function runUnitTests(only, node) {
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { holds } = await run(['vitest', 'run', ...only, ...options], { ...(node && { node }) });
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { numPassedTests: 0, testResults: [] };
  const failures = failuresOf(report.testResults);
  // An error outside every test has no failed test, but fails the run.
  if (!holds && failures.length === 0) failures.push('unit tests');
  return { passed: report.numPassedTests, failures };
}

/** Lines from the end of a check's output that a summary repeats. */
const REPEATED_LINES = 20;

/**
 * Runs the checks, as many at once as there are processors, and prints their output.
 * @param {{ name: string, command: string[] }[]} steps
 * @returns {Promise<string[]>} the failed ones: their names, and the end of their output
 */
async function runAtOnce(steps) {
  const waiting = [...steps];
  /** @type {string[]} */
  const broken = [];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { holds, output } = await run(step.command, { collect: true });
      console.log(`\n# ${step.name}\n${output.trim()}`);
      if (!holds) broken.push([step.name, ...output.trim().split('\n').slice(-REPEATED_LINES)].join('\n'));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return broken;
}

/**
 * Runs the checks and the unit tests; each check counts as one.
 * @param {{ name: string, command: string[] }[]} steps
 * @param {string[][]} tests runs of the unit tests, each the files and Vitest's options
 * @returns {Promise<{ passed: number, failures: string[] }>} a failure is a check or a test, with its output
 */
export async function runSteps(steps, tests) {
  const broken = await runAtOnce(steps);
  console.log('\n# unit tests');
  const units = [];
  for (const files of tests) units.push(await runUnitTests(files));
  return {
    passed: units.reduce((sum, { passed }) => sum + passed, steps.length - broken.length),
    failures: [...broken, ...units.flatMap(({ failures }) => failures)],
  };
}

/** Tests of code that runs in Node itself: servers, processes, streams, files and archives. */
const IN_NODE = ['tests/kiosk', 'tests/server', 'tests/scripts', 'tests/capsule'];

/** Runs those tests in the newest Node, unless that runs already or cannot be had. */
async function runInNewestNode() {
  fetchPackages();
  const node = newestNode();
  if (node === undefined || node === process.execPath) return { passed: 0, failures: [] };
  console.log(`\n# in Node ${NEWEST}`);
  const { passed, failures } = await runUnitTests(IN_NODE, node);
  return { passed, failures: failures.map((failure) => `in Node ${NEWEST}: ${failure}`) };
}

/** Runs every check, every unit test, and some of them in the newest Node too. */
export async function runChecks() {
  const usual = await runSteps(STEPS, [[]]);
  const newest = await runInNewestNode();
  return { passed: usual.passed + newest.passed, failures: [...usual.failures, ...newest.failures] };
}
