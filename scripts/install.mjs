import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Written when an install is complete. */
const STAMP = 'node_modules/.installed';

/**
 * Goes to the project's folder and installs the dependencies where they are missing or older than the lockfile. Exits the process when that
 * fails. `npm install` keeps to the lockfile's versions and, unlike `npm ci`, adds the packages of a
 * platform that the lockfile was not written on.
 */
export function prepareProject() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed.');
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, '');
}
