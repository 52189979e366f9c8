import { rmSync } from 'node:fs';
import { backOff } from './back-off.mjs';
import { unlockProfile } from './browser.mjs';
import { openPage } from './page.mjs';
import { PageWatch } from './page-watch.mjs';
import { createScreenRecord } from './screen-record.mjs';
import { waitFor } from './timeouts.mjs';

/** Milliseconds of the longest pause before a page is opened again, which costs little. */
const PAGE_PAUSE_MS = 8_000;

/** Browsers in a row that show nothing, after which the profile counts as damaged. */
const BROWSERS = 3;

/**
 * Limits of the watch, in milliseconds: between two looks; until a frame has to come, or an answer of the browser
 * itself; for a browser to start or a page to be opened; without a touch or a key at a page of the site that is not the
 * show.
 * @typedef {{ look: number, frame: number, answer: number, start: number, visit: number }} Limits
 */

/**
 * @typedef {object} ScreenOptions
 * @property {number} number of the screen, from 1
 * @property {string} address that it shows
 * @property {string} profile a folder that belongs to this screen alone
 * @property {string} chromium its path
 * @property {(box: import('./flags.mjs').Box | undefined) => readonly string[]} flags for its place, asked for at each
 * start
 * @property {() => Promise<import('./place.mjs').Place>} place its present one; never rejects
 * @property {NodeJS.ProcessEnv} env
 * @property {Limits} limits
 * @property {import('./monitor-power.mjs').MonitorPower} power of its monitor
 * @property {import('./counts.mjs').Counts | undefined} counts undefined if nothing is counted
 * @property {() => Promise<void>} siteIsUp resolves once the site answers, or when the signal is aborted
 * @property {import('./log.mjs').Log} log
 */

/** @typedef {import('./page.mjs').Page} Page */
/**
 * Supervised screen. `page` is there while a browser runs; `known` returns the state of its record.
 * @typedef {{ page: Page | undefined, done: Promise<void>, known: import('./screen-record.mjs').ScreenRecord['known']
 * }} Screen
 */

/**
 * Shows an address on one screen until the signal is aborted, and repairs faults, by the smallest means first: the
 * page, the processes that run it, the browser, the profile.
 * @param {ScreenOptions} options
 * @param {AbortSignal} signal
 * @returns {Screen} `done` resolves once the browser has ended
 */
export function superviseScreen(options, signal) {
  const { number, profile, chromium, flags, place, env, limits, power, siteIsUp } = options;
  const pauses = { page: backOff(PAGE_PAUSE_MS), browser: backOff() };
  const record = createScreenRecord();
  /** @type {Screen} */
  const screen = { page: undefined, done: Promise.resolve(), known: record.known };

  /** @param {string} event @param {string} [detail] */
  const log = (event, detail) => options.log(`screen-${number}`, event, detail);
  const watch = { ...options, record, pauses, log, signal };

  /**
   * Runs one browser from its start to its end.
   * @returns {Promise<boolean>} true if the page was once well
   */
  async function runBrowser() {
    unlockProfile(profile);
    await power.keep(false);
    const onExtra = (/** @type {string} */ other) => log('closed', other);
    const onRubbish = (/** @type {string} */ why) => log('failed', `The browser says what is no message: ${why}`);
    const { box } = await place();
    const start = { chromium, flags: flags(box), env, limit: limits.start, onExtra, onRubbish, signal };
    const page = await openPage(start);
    screen.page = page;
    log('started', `browser ${page.pid}`);
    let last = { seen: false, frozen: false };
    try {
      last = await new PageWatch(page, watch).run();
    } finally {
      screen.page = undefined;
      await page.end(last.frozen);
      log('ended', await page.ended);
    }
    return last.seen;
  }

  async function keep() {
    let failures = 0;
    while (!signal.aborted) {
      await waitFor(pauses.browser.next(), signal);
      await siteIsUp();
      if (signal.aborted) return;
      const seen = await runBrowser().catch((/** @type {Error} */ error) => {
        if (signal.aborted) return false;
        log('failed', error.message);
        record.wrong('failed');
        record.repaired();
        return false;
      });
      failures = seen ? 0 : failures + 1;
      if (failures < BROWSERS || signal.aborted) continue;
      failures = 0;
      try {
        rmSync(profile, { recursive: true, force: true });
        log('profile-removed', profile);
      } catch (error) {
        log('failed', /** @type {Error} */ (error).message);
      }
    }
  }

  screen.done = keep().then(() => power.keep(false));
  return screen;
}
