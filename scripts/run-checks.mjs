import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

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
 * Runs the checks and the unit tests; each check counts as one.
 * @returns {{ passed: number, failed: number }}
 */
export function runChecks() {
  const results = STEPS.map(({ name, command }) => {
    console.log(`\n# ${name}`);
    return run(command);
  });
  console.log('\n# unit tests');
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const ran = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]);
  const unit = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { numPassedTests: 0, numFailedTests: 0 };
  // A test file that cannot even be loaded has no failed test, but fails the run.
  const failed = Math.max(unit.numFailedTests, ran ? 0 : 1);
  return {
    passed: results.filter(Boolean).length + unit.numPassedTests,
    failed: results.filter((result) => !result).length + failed,
  };
}
