import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Program that Debian's packages ask whether they may start their services; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/** True if this is root on Debian or a relative of it, who can install the system's packages. */
function canUseApt() {
  const family = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(family) && existsSync('/usr/bin/apt-get');
}

/**
 * Runs a program without interaction; true if it succeeds.
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
 * Installs Debian's packages if that is possible, and starts none of their services.
 * @param {...string} names
 * @returns {boolean} true if they are installed now
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
