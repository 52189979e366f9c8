import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPipe } from './pipe.mjs';
import { LATE, within } from './waiting.mjs';

/** Milliseconds that a browser which is told to close has for it. */
const CLOSE_MS = 5_000;

/** Where a Chromium may be, the preferred one first. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of this machine's Chromium. @param {string} [named] goes first @returns {string | undefined} */
export const findChromium = (named) => (named ? [named] : PLACES).find((path) => existsSync(path));

/**
 * Removes the locks of a browser that ended without a word, by a power cut for instance; Chromium would take the profile for one in use.
 * @param {string} profile
 */
export function unlockProfile(profile) {
  mkdirSync(profile, { recursive: true });
  for (const name of readdirSync(profile).filter((file) => file.startsWith('Singleton'))) {
    rmSync(join(profile, name), { force: true });
  }
}

/** @typedef {{ pid: number, pipe: import('./pipe.mjs').Pipe, ended: Promise<string>, end(): Promise<void> }} Browser */

/**
 * Starts a browser as a process group of its own.
 * @param {string} path
 * @param {readonly string[]} flags
 * @param {NodeJS.ProcessEnv} env
 * @param {(event: import('./pipe.mjs').Event) => void} onEvent
 * @returns {Browser} `ended` says how it ended and never rejects; `end` closes it, by force where it does not close, and resolves once it has ended
 */
export function startBrowser(path, flags, env, onEvent) {
  const child = spawn(path, flags, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = Promise.race([
    once(child, 'exit').then(([code, signal]) => String(signal ?? `exit code ${code}`)),
    once(child, 'error').then(([error]) => String(error.message)),
  ]).catch((error) => String(error.message));
  const [, , , toBrowser, fromBrowser] = child.stdio;
  const pipe = openPipe(
    /** @type {import('node:stream').Writable} */ (toBrowser),
    /** @type {import('node:stream').Readable} */ (fromBrowser),
    onEvent,
  );
  const pid = child.pid ?? 0;
  // What the browser started ends with it, also where the browser itself was killed.
  const killAll = () => {
    try {
      if (pid > 0) process.kill(-pid, 'SIGKILL');
    } catch {
      // None is left.
    }
  };
  void ended.then(() => {
    pipe.close();
    killAll();
  });
  return {
    pid,
    pipe,
    ended,
    async end() {
      pipe.send('Browser.close').catch(() => undefined);
      if ((await within(CLOSE_MS, ended)) === LATE) killAll();
      await ended;
    },
  };
}
