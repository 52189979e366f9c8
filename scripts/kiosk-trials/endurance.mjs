import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LATE, pause, within } from '../kiosk/waiting.mjs';
import { openHeadless } from './headless.mjs';
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
  const { page, origin, end } = await openHeadless({ chromium, folder, width: 1280, height: 720 });
  try {
    await prepareLooks(page);
    await page.show(`${origin}${show}`);
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
    await end();
  }
}
