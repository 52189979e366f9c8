import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineLog } from '../kiosk/log.mjs';
import { readOptions } from '../kiosk/options.mjs';
import { runKiosk } from '../kiosk/run.mjs';
import { CHROMIUM_ARGS, SOFTWARE } from '../visual/profiles.mjs';
import { virtualDisplay } from './display.mjs';

/** Of the disk on which the profiles lie. */
const DISK = '400m';

/** @typedef {{ kiosk: import('../kiosk/run.mjs').Kiosk, profiles: string, display: string, lines: string[], end(): Promise<void> }} Booth */

/**
 * Opens a booth as `npm run kiosk` does: headed browsers side by side on one desktop without a monitor, their profiles on a small disk of their own.
 * Needs root and Xvfb.
 * @param {object} booth
 * @param {number} booth.screens
 * @param {number} booth.width of each, px
 * @param {number} booth.height
 * @param {string} booth.show address
 * @returns {Promise<Booth>} `lines` is the log
 */
export async function openBooth({ screens, width, height, show }) {
  const display = await virtualDisplay(screens * width, height);
  const profiles = mkdtempSync(join(tmpdir(), 'northwall-booth-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'northwall', profiles]);
  if (mounted.status !== 0) throw new Error('A disk for the profiles could not be mounted; it needs root.');
  const command = readOptions([
    ...['--screens', String(screens), '--show', show, '--port', '0', '--profiles', profiles],
    ...[...CHROMIUM_ARGS, ...SOFTWARE].map((flag) => `--flag=${flag}`),
  ]);
  if (command.action !== 'run') throw new Error('These options run the kiosk.');
  /** @type {string[]} */
  const lines = [];
  const log = lineLog((line) => {
    lines.push(line);
    console.error(line);
  });
  const kiosk = await runKiosk(command, log, { ...process.env, DISPLAY: display.name });
  return {
    kiosk,
    profiles,
    display: display.name,
    lines,
    async end() {
      await kiosk.stop();
      display.end();
      spawnSync('umount', ['-l', profiles]);
      rmSync(profiles, { recursive: true, force: true });
    },
  };
}
