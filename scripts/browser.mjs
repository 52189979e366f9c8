import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

/** @param {string | undefined} path */
function runnable(path) {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** Root on Debian or a relative of it can install the system's Chromium. */
function canUseApt() {
  const family = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(family) && existsSync('/usr/bin/apt-get');
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's, or one that can be
 * installed now. Prints one line that says what to do and exits when there is none.
 */
export async function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !runnable(asked)) {
    console.error(`CHROMIUM_PATH names "${asked}", which cannot be run.`);
    process.exit(1);
  }
  for (const path of [asked, await playwrightsOwn(), DEBIAN]) if (path && runnable(path)) return path;

  console.log('No Chromium found; installing one …');
  if (run('npx', ['playwright', 'install', 'chromium']) && runnable(await playwrightsOwn())) return playwrightsOwn();
  if (canUseApt() && run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    if (runnable(DEBIAN)) return DEBIAN;
  }
  console.error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test');
  return process.exit(1);
}
