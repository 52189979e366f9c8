import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Written by npm when an install is complete. */
const STAMP = 'node_modules/.package-lock.json';

const goToProject = () => process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Changes to the project's folder. Prints advice and exits with 1 if no dependencies are installed; it installs
 * nothing.
 */
export function requireProject() {
  goToProject();
  if (existsSync('node_modules/vite')) return;
  console.error('The dependencies are missing. Install them first: npm ci');
  process.exit(1);
}

/**
 * Changes to the project's folder and installs exactly the lockfile's packages if they are missing or older than the
 * lockfile. Exits the process when that fails.
 */
export function prepareProject() {
  goToProject();
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed.');
    process.exit(status ?? 1);
  }
}
