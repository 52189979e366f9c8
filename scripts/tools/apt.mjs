import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Where Debian's packages ask whether they may start what they installed; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Root on Debian or a relative of it can install the system's packages. */
function canUseApt() {
  const family = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(family) && existsSync('/usr/bin/apt-get');
}

/**
 * Runs a program that asks nothing; true where it succeeds.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/**
 * Installs Debian's packages where that can be done, and starts nothing of them.
 * @param {...string} names
 * @returns {boolean} whether they are installed now
 */
export function aptInstall(...names) {
  if (!canUseApt()) return false;
  const addsPolicy = !existsSync(POLICY);
  if (addsPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const install = ['install', '-y', '-qq', ...names];
    return run('apt-get', ['update', '-qq']) && run('apt-get', install);
  } finally {
    if (addsPolicy) rmSync(POLICY, { force: true });
  }
}
