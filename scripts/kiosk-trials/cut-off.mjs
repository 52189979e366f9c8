import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pack } from '../kiosk/pack.mjs';
import { LATE, within } from '../kiosk/waiting.mjs';
import { CHROMIUM_ARGS, SOFTWARE } from '../visual/profiles.mjs';
import { virtualDisplay } from './display.mjs';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Milliseconds after which the show is not expected any more. */
const GIVEN_UP_MS = 120_000;

/** Says what the network of its namespace is, and runs the launcher of the archive. */
const INSIDE = 'ip link set lo up; ip -brief addr; ip route; exec node kiosk.mjs "$@"';

/**
 * @typedef {object} Start
 * @property {number | undefined} seconds from the launcher's start until it sees the show; undefined where it does not
 * @property {string[]} said what the network was, and the launcher's log
 */

/**
 * Starts the launcher once in a network namespace that holds nothing but this machine.
 * @param {{ bare: string, home: string, show: string, display: string, picture: string }} options `bare` is the unpacked archive
 * @returns {Promise<Start>}
 */
async function startCutOff({ bare, home, show, display, picture }) {
  const flags = [...CHROMIUM_ARGS, ...SOFTWARE].map((flag) => `--flag=${flag}`);
  const args = ['--net', 'sh', '-c', INSIDE, 'kiosk', '--show', show, ...flags];
  const env = { PATH: process.env.PATH, HOME: home, DISPLAY: display };
  const start = performance.now();
  const child = spawn('unshare', args, { cwd: bare, env, stdio: ['ignore', 'pipe', 'inherit'] });
  /** @type {string[]} */
  const said = [];
  const shown = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      if (/ screen-1 shown /.test(line)) resolve(undefined);
    });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const found = await within(GIVEN_UP_MS, shown);
  const seconds = found === LATE ? undefined : Math.round((performance.now() - start) / 100) / 10;
  await within(10_000, new Promise(() => undefined));
  spawnSync('import', ['-window', 'root', picture], { env: { ...process.env, DISPLAY: display } });
  child.kill('SIGTERM');
  await ended;
  return { seconds, said };
}

/**
 * Packs the kiosk, unpacks it into a folder that holds nothing else, and starts it there so often without any network, with a new profile each time. Needs
 * root, Xvfb and ImageMagick, which photographs the screen.
 * @param {{ times: number, width: number, height: number, out: string }} options `out` is a folder for the pictures
 * @returns {Promise<Start[]>}
 */
export async function cutOff({ times, width, height, out }) {
  const home = mkdtempSync(join(tmpdir(), 'northwall-bare-'));
  mkdirSync(out, { recursive: true });
  const display = await virtualDisplay(width, height);
  const starts = [];
  try {
    const archive = join(home, 'northwall-kiosk.tar.gz');
    console.error(pack(PROJECT, archive));
    spawnSync('tar', ['-xzf', archive, '-C', home], { stdio: 'inherit' });
    const bare = join(home, 'northwall-kiosk');
    for (let i = 1; i <= times; i++) {
      rmSync(join(home, '.local'), { recursive: true, force: true });
      const show = '/kiosk?parts=clock,beacon';
      starts.push(
        await startCutOff({ bare, home, show, display: display.name, picture: join(out, `cut-off-${i}.png`) }),
      );
    }
  } finally {
    display.end();
    rmSync(home, { recursive: true, force: true });
  }
  return starts;
}
