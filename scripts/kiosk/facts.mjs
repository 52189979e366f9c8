import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { HEALTH } from '../server/handle.mjs';
import { findChromium, refusesRoot } from './browser.mjs';
import { answersX, monitors } from './desktop.mjs';
import { runIn, wayFor } from './monitor-power.mjs';
import { isServed } from './site.mjs';
import { tryShow } from './trial.mjs';

/**
 * Facts about a machine.
 * @typedef {object} Facts
 * @property {string} node its version
 * @property {string | undefined} chromium its own name and version; undefined if none runs
 * @property {boolean} refused true if Chromium does not start for this user
 * @property {import('./trial.mjs').Trial | undefined} trial the result of starting it; undefined if it cannot be
 * started
 * @property {'x' | 'wayland' | 'none'} display
 * @property {readonly string[]} silent X displays that would be used, and at which no server answers
 * @property {boolean} cage true if it is installed
 * @property {boolean} x true if an X server and xinit are installed
 * @property {import('./monitor-power.mjs').Way} [panelOff] the tool that would switch panels off, if that is asked for
 * @property {number} monitors that X names
 * @property {number} memory bytes
 * @property {number} disk free bytes where the profiles are kept
 * @property {boolean | undefined} clock true if it is synchronised; undefined if the machine does not say
 * @property {'free' | 'ours' | 'taken' | 'foreign'} port `ours` is a site that answers already, `foreign` one that
 * `--site` names
 * @property {boolean} foreignAnswers true if the foreign one answers
 * @property {boolean} site true if it is built
 */

/** @param {string} command @param {string[]} args */
function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {string} name */
const installed = (name) => ['/usr/bin', '/usr/local/bin'].some((folder) => existsSync(join(folder, name)));

/** Free bytes of the file system on which a folder is or will be. @param {string} folder @returns {number} */
function freeBytes(folder) {
  const path = resolve(folder);
  if (!existsSync(path)) return freeBytes(dirname(path));
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** @param {number} port */
async function portState(port) {
  if (await isFree(port)) return 'free';
  return (await isServed(`http://127.0.0.1:${port}${HEALTH}`)) ? 'ours' : 'taken';
}

/**
 * Gathers the facts about this machine.
 * @param {import('./options.mjs').Options} options
 * @param {string} site the folder of the build
 * @returns {Promise<Facts>}
 */
export async function gatherFacts(options, site) {
  const { env } = process;
  const chromium = findChromium(options.chromium);
  const synchronised = ask('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  // Without a display yet, the session will make one.
  const wayland = env.WAYLAND_DISPLAY ? !env.DISPLAY : !env.DISPLAY && options.session === 'cage';
  const panelOff = options.panelOff && wayFor(options.panelOff, wayland);
  const named = options.screens.map(
    ({ display, alone }) => display ?? (env.WAYLAND_DISPLAY && alone ? undefined : env.DISPLAY),
  );
  const displays = [...new Set(named.flatMap((each) => each || []))];
  const answers = await Promise.all(displays.map(answersX));
  const display = env.WAYLAND_DISPLAY ? 'wayland' : 'none';
  const built = existsSync(join(site, 'index.html'));
  const refused = refusesRoot(options.flags);
  const port = options.port === undefined ? 'foreign' : await portState(options.port);
  return {
    node: process.versions.node,
    chromium: chromium && ask(chromium, ['--version']),
    refused,
    trial: chromium && !refused ? await tryShow(options, chromium, built ? site : undefined, port) : undefined,
    display: env.DISPLAY || displays.length > 0 ? 'x' : display,
    silent: displays.filter((_, index) => !answers[index]),
    cage: installed('cage'),
    x: installed('xinit') && installed('X'),
    ...(panelOff && { panelOff }),
    monitors: (await monitors(runIn(env)))?.length ?? 0,
    memory: totalmem(),
    disk: freeBytes(options.profiles),
    clock: synchronised === undefined ? undefined : synchronised === 'yes',
    port,
    foreignAnswers: options.port === undefined && (await isServed(`${options.origin}/`)),
    site: built,
  };
}
