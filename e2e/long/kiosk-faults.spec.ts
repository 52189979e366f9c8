import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../playwright.config';
import { isAlive, processesOf } from '../support/processes';

/** Size of the disk on which the profiles lie. */
const DISK = '400m';
/**
 * Runs the rest of the command with no other network than this machine, and the first argument's folder on a small disk
 * of its own.
 */
const INSIDE = `ip link set lo up; mount -t tmpfs -o size=${DISK} profiles "$1"; shift; exec node kiosk.mjs "$@"`;
/** Milliseconds that a screen may take to come back on a busy machine. */
const timeout = 120_000;

/** Overwrites every file of a folder. */
function overwrite(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const { size } = existsSync(file) && statSync(file).isFile() ? statSync(file) : { size: 0 };
    if (size > 0) writeFileSync(file, randomBytes(Math.min(size, 1_000_000)));
  }
}

test('the archive shows two screens without a network, and again after a broken profile, a full disk and a killed page', async () => {
  test.setTimeout(10 * timeout);
  const home = mkdtempSync(join(tmpdir(), 'northwall-kiosk-'));
  const profiles = mkdtempSync(join(tmpdir(), 'northwall-profiles-'));
  const archive = join(home, 'kiosk.tar.gz');
  execFileSync('node', ['scripts/kiosk.mjs', '--pack', archive]);
  execFileSync('tar', ['-xzf', archive, '-C', home]);
  const show = '/kiosk?play=forks@20,floor@20,cores@20,figures@20&parts=clock,beacon&site=https://show.example';
  const browser = ['--chromium', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'];
  const flags = CHROMIUM_ARGS.map((flag) => `--flag=${flag}`);
  const options = ['--screens', '2', '--show', show, '--port', '0', '--profiles', profiles, ...browser, ...flags];
  const launcher = spawn(
    'unshare',
    ['--map-root-user', '--mount', '--net', 'sh', '-c', INSIDE, 'kiosk', profiles, ...options],
    { cwd: join(home, 'northwall-kiosk'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines: string[] = [];
  createInterface({ input: launcher.stdout }).on('line', (line) => lines.push(line));
  const ended = new Promise((resolve) => launcher.once('exit', resolve));

  let read = 0;
  /** Waits for a line of the log after those already read, and returns what the pattern's brackets hold. */
  async function logged(pattern: RegExp) {
    const find = () => lines.findIndex((line, index) => index >= read && pattern.test(line));
    await expect.poll(find, { timeout, message: `${pattern} after\n${lines.join('\n')}` }).toBeGreaterThanOrEqual(0);
    read = find() + 1;
    return pattern.exec(lines[read - 1] ?? '')?.[1];
  }
  /** Process of the first screen's browser that was started last. */
  const browserPid = () =>
    Number(lines.map((line) => / screen-1 started browser (\d+)/.exec(line)?.[1]).findLast(Boolean));
  const shownLine = / screen-1 shown http:/;

  try {
    const server = Number(await logged(/ site started process (\d+)/));
    await expect
      .poll(() => [1, 2].every((n) => lines.some((line) => line.includes(` screen-${n} shown `))), { timeout })
      .toBe(true);
    read = lines.length;
    // The disk is seen through the launcher's own view of the file system.
    const profile = `/proc/${launcher.pid}/root${profiles}/screen-1`;

    for (const { pid, type } of processesOf(browserPid())) if (type === 'renderer') process.kill(pid, 'SIGKILL');
    await logged(/ screen-1 (?:crashed|hung)/);
    await logged(shownLine);

    process.kill(browserPid(), 'SIGKILL');
    overwrite(profile);
    await logged(/ screen-1 ended/);
    await logged(shownLine);

    expect(() =>
      execFileSync('dd', ['if=/dev/zero', `of=${profile}/rubbish`, 'bs=64k'], { stdio: 'ignore' }),
    ).toThrow();
    process.kill(browserPid(), 'SIGKILL');
    await logged(/ screen-1 ended/);
    await logged(shownLine);

    const last = [browserPid(), server];
    expect(last.map(isAlive)).toEqual([true, true]);
    launcher.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(lines.at(-1)).toMatch(/ kiosk ended$/);
    expect(last.map(isAlive)).toEqual([false, false]);
  } finally {
    launcher.kill('SIGTERM');
    await ended;
    for (const folder of [home, profiles]) rmSync(folder, { recursive: true, force: true });
  }
});
