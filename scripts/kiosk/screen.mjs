import { rmSync } from 'node:fs';
import { createAbandonedCheck } from './abandoned.mjs';
import { backOff } from './back-off.mjs';
import { unlockProfile } from './browser.mjs';
import { fitKeeper } from './fit.mjs';
import { checkHealth, isShow, problemsOf, runsShow } from './health.mjs';
import { openPage } from './page.mjs';
import { createScreenRecord } from './screen-record.mjs';
import { LATE, pause, withTimeout } from './timeouts.mjs';

/** Repairs of a page that help nothing after which its browser is started again. */
const PAGE_REPAIRS = 2;

/** Milliseconds of the longest pause before a page is opened again, which costs little. */
const PAGE_PAUSE_MS = 8_000;

/** Browsers one after another that show nothing, after which the profile is taken to be damaged. */
const BROWSERS = 3;

/** Milliseconds between two looks at a page that is on its way. */
const OPENING_MS = 500;

/** Milliseconds between two lines that say that all is well. */
const REPORT_MS = 3_600_000;

/**
 * Milliseconds of the watch: between two looks; within which a frame has to come, or an answer of the browser itself; for a browser to start
 * or a page to be opened; without a touch or a key at a page of the site that is not the show.
 * @typedef {{ look: number, frame: number, answer: number, start: number, visit: number }} Limits
 */

/**
 * @typedef {object} ScreenOptions
 * @property {number} number of the screen, from 1
 * @property {string} address what it shows
 * @property {string} profile a folder that belongs to this screen alone
 * @property {string} chromium its path
 * @property {(box: import('./flags.mjs').Box | undefined) => readonly string[]} flags for its place, asked for at each start
 * @property {() => Promise<import('./place.mjs').Place>} place where it is now; never rejects
 * @property {NodeJS.ProcessEnv} env
 * @property {Limits} limits
 * @property {import('./panel.mjs').Panel} panel
 * @property {import('./counts.mjs').Counts | undefined} counts undefined where nothing is counted
 * @property {() => Promise<void>} siteIsUp resolves once the site answers, or when the signal is aborted
 * @property {import('./log.mjs').Log} log
 */

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {Awaited<ReturnType<typeof checkHealth>>} Look */
/** `page` is there while a browser runs; `known` says what its watch knows of it. @typedef {{ page: Page | undefined, done: Promise<void>, known: import('./screen-record.mjs').ScreenRecord['known'] }} Screen */

/**
 * Shows an address on one screen until the signal is aborted, and repairs what breaks, the smallest thing first: the page, the processes
 * that run it, the browser, the profile.
 * @param {ScreenOptions} options
 * @param {AbortSignal} signal
 * @returns {Screen} `done` resolves once the browser has ended
 */
export function superviseScreen(options, signal) {
  const { number, address, profile, chromium, flags, place, env, limits, panel, counts, siteIsUp } = options;
  const pauses = { page: backOff(PAGE_PAUSE_MS), browser: backOff() };
  const found = createScreenRecord();
  /** @type {Screen} */
  const screen = { page: undefined, done: Promise.resolve(), known: found.known };

  /** @param {string} event @param {string} [detail] */
  const log = (event, detail) => options.log(`screen-${number}`, event, detail);

  /**
   * Opens the address again.
   * @param {Page} page
   * @param {import('./health.mjs').Fault} fault
   * @returns {Promise<boolean>} whether the browser did as it was told
   */
  async function repair(page, fault) {
    await pause(pauses.page.next(), signal);
    await siteIsUp();
    const open = async () => {
      if (fault === 'hung') await page.killRenderers();
      await page.show(address);
    };
    const failure = await withTimeout(
      limits.start,
      open().catch((/** @type {Error} */ error) => error),
      signal,
    );
    if (failure instanceof Error) log('failed', failure.message);
    return failure !== LATE;
  }

  /** What a page answers in time; undefined where it does not. @template T @param {Promise<T>} answer */
  const within = (answer) =>
    withTimeout(
      limits.answer,
      answer.catch(() => undefined),
      signal,
    );

  /** Logs what the show could not use of its address. @param {Page} page */
  async function nameProblems(page) {
    for (const why of (await problemsOf(page, limits.frame, page.broken(), signal)) ?? []) log('unread', why);
  }

  /**
   * Watches a page until its browser has to end.
   * @param {Page} page
   * @returns {Promise<{ seen: boolean, frozen: boolean }>} whether the page was seen as it should be, and whether the browser no longer answers
   */
  async function watch(page) {
    const overstayed = createAbandonedCheck(address, limits.visit);
    const keepFit = fitKeeper(page, place, limits.answer, log);
    let repairs = 0;
    let seen = false;
    let waitingSince = performance.now();
    /** When it was last said that all is well; undefined since the page was opened. @type {number | undefined} */
    let reported;

    /** @param {Look} look @param {boolean} ready */
    function faultOf(look, ready) {
      const left = overstayed(look.address, look.active) ? 'elsewhere' : undefined;
      const blank = !ready && performance.now() - waitingSince >= limits.start ? 'blank' : undefined;
      return look.fault ?? left ?? blank;
    }

    /**
     * Has the page opened again.
     * @param {import('./health.mjs').Fault} fault @param {Look} look
     * @returns {Promise<boolean>} false where its browser has to end
     */
    async function mend(fault, look) {
      log(fault, look.address);
      found.wrong(fault);
      reported = undefined;
      repairs += 1;
      found.repaired();
      // Whether a page is well again is seen by its frames.
      await panel.keep(false);
      const isLost = fault === 'frozen' || fault === 'gone' || repairs > PAGE_REPAIRS;
      if (isLost || !(await repair(page, fault))) return false;
      waitingSince = performance.now();
      return true;
    }

    /** Notes that the page is as it should be. @param {Look} look */
    async function note(look) {
      seen = true;
      found.seen(look, panel.isOff() ? { dark: false } : await keepFit(look));
      waitingSince = performance.now();
      repairs = 0;
      for (const kind of Object.values(pauses)) kind.well();
      const isNew = reported === undefined;
      if (reported === undefined || performance.now() - reported >= REPORT_MS) {
        log(isNew ? 'shown' : 'well', `${look.address} ${JSON.stringify(look.title)}`);
        reported = performance.now();
      }
      // A show that has just been loaded does not say yet whether it is closed.
      if (look.health || !isShow(look.address, address)) await panel.keep(look.health?.on === 'closed');
      if (counts) counts.add(await within(page.counts()));
      if (isNew && look.missing) log('unread', `The site has no page ${new URL(look.address).pathname}.`);
      else if (isNew) await nameProblems(page);
    }

    while (!signal.aborted) {
      const look = await checkHealth(page, address, limits, signal, panel.isOff());
      if (signal.aborted) break;
      const ready = look.ready && runsShow(look, address);
      const fault = faultOf(look, ready);
      if (fault) {
        if (!(await mend(fault, look))) return { seen, frozen: fault === 'frozen' };
        continue;
      }
      if (ready) await note(look);
      await pause(ready ? limits.look : Math.min(limits.look, OPENING_MS), signal, page.broken());
    }
    return { seen, frozen: false };
  }

  /** Runs one browser from its start to its end. @returns {Promise<boolean>} whether the page was seen as it should be */
  async function runBrowser() {
    unlockProfile(profile);
    await panel.keep(false);
    const onExtra = (/** @type {string} */ other) => log('closed', other);
    const onRubbish = (/** @type {string} */ why) => log('failed', `The browser says what is no message: ${why}`);
    const { box } = await place();
    const start = { chromium, flags: flags(box), env, limit: limits.start, onExtra, onRubbish, signal };
    const page = await openPage(start);
    screen.page = page;
    log('started', `browser ${page.pid}`);
    let last = { seen: false, frozen: false };
    try {
      last = await watch(page);
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
      await pause(pauses.browser.next(), signal);
      await siteIsUp();
      if (signal.aborted) return;
      const seen = await runBrowser().catch((/** @type {Error} */ error) => {
        if (signal.aborted) return false;
        log('failed', error.message);
        found.wrong('failed');
        found.repaired();
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

  screen.done = keep().then(() => panel.keep(false));
  return screen;
}
