import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { portOf, serve } from '../../serve.mjs';
import { CHROMIUM_ARGS, SOFTWARE } from '../../visual/profiles.mjs';
import { chromiumFlags } from '../flags.mjs';
import { openPage } from '../page.mjs';
import { LATE, pause, within } from '../waiting.mjs';
import { look, prepareLooks } from './look.mjs';

/** Milliseconds that a look may take on a busy machine. */
const LOOK_MS = 60_000;

/**
 * @typedef {object} Endurance
 * @property {string} chromium its path
 * @property {string} folder of the built site
 * @property {string} show address
 * @property {number} minutes
 * @property {number} every seconds between two looks
 * @property {string} out file that gets a line of JSON for each look
 */

/**
 * Runs a show in one headless browser of 1280 by 720 and writes down what it holds, look by look. A look that fails is written down with its error.
 * @param {Endurance} endurance
 */
export async function endure({ chromium, folder, show, minutes, every, out }) {
  const server = await serve(folder, { port: 0, health: true });
  const profile = mkdtempSync(join(tmpdir(), 'northwall-endurance-'));
  const box = { x: 0, y: 0, width: 1280, height: 720 };
  const more = ['--headless=new', ...CHROMIUM_ARGS, ...SOFTWARE];
  const flags = chromiumFlags({ address: 'about:blank', profile, box, wayland: false, more });
  const page = await openPage({ chromium, flags, env: process.env, limit: LOOK_MS, onExtra: () => undefined });
  try {
    await prepareLooks(page);
    await page.show(`http://127.0.0.1:${portOf(server)}${show}`);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, '');
    const start = performance.now();
    for (let due = every * 1_000; due <= minutes * 60_000; due += every * 1_000) {
      await pause(start + due - performance.now());
      const found = await within(LOOK_MS, look(page)).catch((/** @type {Error} */ error) => ({ error: error.message }));
      const at = { minutes: (performance.now() - start) / 60_000, now: new Date().toISOString() };
      const line = { ...at, ...(found === LATE ? { error: 'no answer' } : found) };
      appendFileSync(out, `${JSON.stringify(line)}\n`);
    }
  } finally {
    await page.end();
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true });
  }
}
