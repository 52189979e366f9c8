import { createAbandonedCheck } from './abandoned.mjs';
import { fitKeeper } from './fit.mjs';
import { checkHealth, isShow, problemsOf, runsShow } from './health.mjs';
import { TIMED_OUT, waitFor, withTimeout } from './timeouts.mjs';

/** Repairs of a page without effect after which its browser is started again. */
const PAGE_REPAIRS = 2;

/** Milliseconds between two looks at a page that is loading. */
const OPENING_MS = 500;

/** Milliseconds between two lines that say that all is well. */
const REPORT_MS = 3_600_000;

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./health.mjs').Fault} Fault */
/** @typedef {Awaited<ReturnType<typeof checkHealth>>} Look */

/**
 * Options of a page's watch, from its screen.
 * @typedef {Pick<import('./screen.mjs').ScreenOptions, 'address' | 'place' | 'limits' | 'power' | 'counts' |
 * 'siteIsUp'> & { record: import('./screen-record.mjs').ScreenRecord, pauses: Record<'page' | 'browser',
 * import('./back-off.mjs').BackOff>, log: (event: string, detail?: string) => void, signal: AbortSignal, }}
 * WatchOptions
 */

/** Watch of one page, which opens it again if it has a fault. */
export class PageWatch {
  #repairs = 0;
  #seen = false;
  #waitingSince = performance.now();
  /** Instant of the last line that all is well; undefined since the page was opened. @type {number | undefined} */
  #reported;

  /** @param {Page} page @param {WatchOptions} options */
  constructor(page, options) {
    const { address, limits, place, log } = options;
    this.page = page;
    this.options = options;
    this.overstayed = createAbandonedCheck(address, limits.visit);
    this.keepFit = fitKeeper(page, place, limits.answer, log);
  }

  /**
   * Watches until the browser has to end.
   * @returns {Promise<{ seen: boolean, frozen: boolean }>} true if the page was once well, and if the browser no longer
   * answers
   */
  async run() {
    const { address, limits, power, signal } = this.options;
    while (!signal.aborted) {
      const look = await checkHealth(this.page, address, limits, signal, power.isOff());
      if (signal.aborted) break;
      const ready = look.ready && runsShow(look, address);
      const fault = this.#faultOf(look, ready);
      if (fault) {
        if (!(await this.#mend(fault, look))) return { seen: this.#seen, frozen: fault === 'frozen' };
        continue;
      }
      if (ready) await this.#note(look);
      await waitFor(ready ? limits.look : Math.min(limits.look, OPENING_MS), signal, this.page.broken());
    }
    return { seen: this.#seen, frozen: false };
  }

  /** @param {Look} look @param {boolean} ready @returns {Fault | undefined} */
  #faultOf({ fault, address, active }, ready) {
    const left = this.overstayed(address, active) ? 'elsewhere' : undefined;
    const isLate = performance.now() - this.#waitingSince >= this.options.limits.start;
    return fault ?? left ?? (!ready && isLate ? 'blank' : undefined);
  }

  /**
   * Opens the page again.
   * @param {Fault} fault
   * @param {Look} look
   * @returns {Promise<boolean>} false if its browser has to end
   */
  async #mend(fault, look) {
    const { record, power, log } = this.options;
    log(fault, look.address);
    record.wrong(fault);
    record.repaired();
    this.#reported = undefined;
    this.#repairs += 1;
    // The monitor is switched on, because only frames show that a page is well again.
    await power.keep(false);
    const isLost = fault === 'frozen' || fault === 'gone' || this.#repairs > PAGE_REPAIRS;
    if (isLost || !(await this.#open(fault))) return false;
    this.#waitingSince = performance.now();
    return true;
  }

  /**
   * Opens the address again.
   * @param {Fault} fault
   * @returns {Promise<boolean>} true if the browser did as it was told
   */
  async #open(fault) {
    const { address, limits, pauses, siteIsUp, signal, log } = this.options;
    await waitFor(pauses.page.next(), signal);
    await siteIsUp();
    const open = async () => {
      if (fault === 'hung') await this.page.killRenderers();
      await this.page.show(address);
    };
    const failure = await withTimeout(
      limits.start,
      open().catch((/** @type {Error} */ error) => error),
      signal,
    );
    if (failure instanceof Error) log('failed', failure.message);
    return failure !== TIMED_OUT;
  }

  /** Records that the page is well. @param {Look} look */
  async #note(look) {
    const { address, limits, power, counts, record, pauses, signal } = this.options;
    this.#seen = true;
    this.#repairs = 0;
    record.seen(look, power.isOff() ? { dark: false } : await this.keepFit(look));
    this.#waitingSince = performance.now();
    for (const kind of Object.values(pauses)) kind.well();
    const isNew = this.#report(look);
    // A show that has just been loaded does not say yet whether it is closed.
    if (look.health || !isShow(look.address, address)) await power.keep(look.health?.on === 'closed');
    const found = counts && this.page.counts().catch(() => undefined);
    if (found) counts.add(await withTimeout(limits.answer, found, signal));
    if (isNew) await this.#reportProblems(look);
  }

  /**
   * Logs that all is well if the last such line is long ago.
   * @param {Look} look
   * @returns {boolean} true if it is the first time since the page was opened
   */
  #report({ address, title }) {
    const isNew = this.#reported === undefined;
    if (this.#reported === undefined || performance.now() - this.#reported >= REPORT_MS) {
      this.options.log(isNew ? 'shown' : 'well', `${address} ${JSON.stringify(title)}`);
      this.#reported = performance.now();
    }
    return isNew;
  }

  /** Logs parts of the address that could not be used. @param {Look} look */
  async #reportProblems({ missing, address }) {
    const { limits, signal, log } = this.options;
    const problems = missing
      ? [`The site has no page ${new URL(address).pathname}.`]
      : await problemsOf(this.page, limits.frame, this.page.broken(), signal);
    for (const why of problems ?? []) log('unread', why);
  }
}
