import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepErrorTail } from './error-tail.mjs';
import { openPipe } from './pipe.mjs';
import { TIMED_OUT, withTimeout } from './timeouts.mjs';

/** Milliseconds that a browser has to close. */
const CLOSE_MS = 5_000;

/** Milliseconds in which the last output of a browser that has ended arrives. */
const WORDS_MS = 1_000;

/** Paths where a Chromium may be, the preferred one first. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of this machine's Chromium. @param {string} [named] goes first @returns {string | undefined} */
export const findChromium = (named) => (named ? [named] : PLACES).find((path) => existsSync(path));

/** Advice to root, whose Chromium ends at once unless its sandbox is switched off. */
export const NOT_AS_ROOT =
  'Chromium does not start for root: run this as another user, or add --flag=--no-sandbox if only your own site is shown.';

/**
 * True if Chromium refuses to start as root.
 * @param {readonly string[]} flags
 * @param {number | undefined} [user] id of the user who runs it
 */
export const refusesRoot = (flags, user = process.getuid?.()) => user === 0 && !flags.includes('--no-sandbox');

/**
 * Removes the locks of a browser that ended abruptly, by a power cut for instance; Chromium would take the profile for
 * one in use.
 * @param {string} profile
 */
export function unlockProfile(profile) {
  mkdirSync(profile, { recursive: true });
  for (const name of readdirSync(profile).filter((file) => file.startsWith('Singleton'))) {
    rmSync(join(profile, name), { force: true });
  }
}

/**
 * @typedef {{ pid: number, pipe: import('./pipe.mjs').Pipe, ended: Promise<string>, end(frozen?: boolean):
 * Promise<void> }} Browser
 */

/**
 * Starts a browser as a process group of its own.
 * @param {string} path
 * @param {readonly string[]} flags
 * @param {NodeJS.ProcessEnv} env
 * @param {(event: import('./pipe.mjs').Event) => void} onEvent
 * @param {(why: string) => void} onRubbish as of `openPipe`
 * @returns {Browser} `ended` resolves to how it ended, with its last output where it was not told to, and never
 * rejects; `end` closes it, by force where it is frozen or does not close, and resolves once it has ended
 */
export function startBrowser(path, flags, env, onEvent, onRubbish) {
  const child = spawn(path, flags, { env, detached: true, stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
  const [, , fromErrors, toBrowser, fromBrowser] = child.stdio;
  const errors = /** @type {import('node:stream').Readable} */ (fromErrors);
  const words = keepErrorTail(errors);
  const silent = once(errors, 'close').catch(() => undefined);
  const exited = Promise.race([
    once(child, 'exit').then(([code, signal]) => String(signal ?? `exit code ${code}`)),
    once(child, 'error').then(([error]) => String(error.message)),
  ]).catch((error) => String(error.message));
  const pipe = openPipe(
    /** @type {import('node:stream').Writable} */ (toBrowser),
    /** @type {import('node:stream').Readable} */ (fromBrowser),
    onEvent,
    onRubbish,
  );
  const pid = child.pid ?? 0;
  let told = false;
  // Processes that the browser started end with it, also where the browser itself was killed.
  const killAll = () => {
    try {
      if (pid > 0) process.kill(-pid, 'SIGKILL');
    } catch {
      // No process is left.
    }
  };
  // The browser does not outlive a launcher that ends by an error.
  process.once('exit', killAll);
  const ended = exited.then(async (how) => {
    process.off('exit', killAll);
    pipe.close();
    killAll();
    await withTimeout(WORDS_MS, silent);
    const lastWords = told ? '' : words();
    return lastWords ? `${how}: ${lastWords}` : how;
  });
  return {
    pid,
    pipe,
    ended,
    async end(frozen = false) {
      told = true;
      pipe.send('Browser.close').catch(() => undefined);
      if (frozen || (await withTimeout(CLOSE_MS, ended)) === TIMED_OUT) killAll();
      await ended;
    },
  };
}
