import { TIMED_OUT, waitFor, withTimeout } from './timeouts.mjs';

const FROZEN = Symbol('frozen');

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {'hung' | 'frozen' | 'blank' | 'elsewhere' | import('./page.mjs').Breakage} Fault */
/** @typedef {import('./seen.mjs').Seen} Seen */
/** @typedef {Seen & { fault: Fault | undefined }} Finding */

/** @param {string} address @returns {URL | undefined} */
const read = (address) => (URL.canParse(address) ? new URL(address) : undefined);

/**
 * True if an address is of the show's own site. Another path of the site is a visitor's: the page or
 * `createAbandonedCheck` sees to the return.
 * @param {string} address
 * @param {string} show
 */
export const isOnSite = (address, show) => read(address)?.origin === new URL(show).origin;

/** Path of an address, without the slash at its end that some servers add. @param {string} address */
const pathOf = (address) => read(address)?.pathname.replace(/\/+$/, '');

/**
 * True if an address is the show itself, whatever the page wrote into its query.
 * @param {string} address
 * @param {string} show
 */
export const isShow = (address, show) => isOnSite(address, show) && pathOf(address) === pathOf(show);

/**
 * True if a page is what its address promises: `/kiosk` has a health record once its show runs, and none if it has
 * failed.
 * @param {Seen} seen
 * @param {string} show
 */
export const runsShow = ({ address, health, missing }, show) =>
  health !== undefined || missing === true || !isShow(address, show) || !/\/kiosk$/.test(pathOf(show) ?? '');

/** Milliseconds between two requests to a browser. */
const ASK_MS = 1_000;

/**
 * Asks a browser again and again for an answer.
 * @param {Page} page
 * @param {number} limit milliseconds that it has for an answer
 * @param {...AbortSignal} signals end the requests
 * @returns {Promise<void>} resolves once it does not answer
 */
async function silence(page, limit, ...signals) {
  const answer = () => page.answers().catch(() => new Promise(() => undefined));
  while ((await withTimeout(limit, answer(), ...signals)) !== TIMED_OUT) await waitFor(ASK_MS, ...signals);
}

/**
 * Parts of its address that the show on a page could not use, a sentence each.
 * @param {Page} page
 * @param {number} limit milliseconds that it has to run
 * @param {...AbortSignal} signals end the wait
 * @returns {Promise<string[] | undefined>} undefined if it did not run in time; never rejects
 */
export async function problemsOf(page, limit, ...signals) {
  const until = performance.now() + limit;
  while (performance.now() < until && !signals.some(({ aborted }) => aborted)) {
    const answer = page.problems().catch(() => undefined);
    const found = await withTimeout(ASK_MS, answer, ...signals);
    if (Array.isArray(found)) return found;
    await waitFor(ASK_MS / 4, ...signals);
  }
  return undefined;
}

/**
 * Checks a page once.
 * @param {Page} page
 * @param {string} show the address that it is to show
 * @param {{ frame: number, answer: number }} limits milliseconds within which a frame has to come, and fewer within
 * which the browser has to answer
 * @param {AbortSignal} signal ends the check early, with any finding
 * @param {boolean} [dark] true if its panel is off: it then has to answer, without a frame
 * @returns {Promise<Finding>} without a fault if all is well; never rejects
 */
export async function checkHealth(page, show, limits, signal, dark = false) {
  const broken = page.broken();
  /** @type {Promise<never>} */
  const never = new Promise(() => undefined);
  const over = new AbortController();
  // A page on its way to another address answers with an error; asked again, it has arrived.
  const look = dark ? page.seen : page.frame;
  const frame = look()
    .catch(look)
    .catch(() => never);
  const silent = silence(page, limits.answer, over.signal, broken, signal).then(() => FROZEN);
  const found = await withTimeout(limits.frame, Promise.race([frame, silent]), broken, signal);
  over.abort();
  // A browser that froze after its last answer has not been silent for long enough yet: it is asked again.
  const answer = () => page.answers().catch(() => never);
  const isFrozen =
    found === FROZEN ||
    (found === TIMED_OUT && (await withTimeout(limits.answer, answer(), broken, signal)) === TIMED_OUT);
  const nothing = { address: '', title: '', ready: false, active: false };
  if (broken.aborted) return { ...nothing, fault: broken.reason };
  if (typeof found === 'symbol' || !found) return { ...nothing, fault: isFrozen ? 'frozen' : 'hung' };
  return { ...found, fault: isOnSite(found.address, show) ? undefined : 'elsewhere' };
}
