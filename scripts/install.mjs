import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const STAMP = 'node_modules/.package-lock.json';

/** Installs the dependencies where they are missing or older than the lockfile. Exits the process when that fails. */
export function ensureInstalled() {
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
