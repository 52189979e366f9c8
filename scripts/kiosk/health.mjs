import { LATE, within } from './waiting.mjs';

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {'hung' | 'blank' | 'elsewhere' | import('./page.mjs').Breakage} Fault */
/** @typedef {import('./page.mjs').Frame & { fault: Fault | undefined }} Finding */

/** @param {string} address @returns {URL | undefined} */
const read = (address) => (URL.canParse(address) ? new URL(address) : undefined);

/**
 * Whether an address is of the show's own site. Another path of the site is a visitor's: the page or `visits` sees to the return.
 * @param {string} address
 * @param {string} show
 */
export const isOnSite = (address, show) => read(address)?.origin === new URL(show).origin;

/** Whether an address is the show itself, whatever the page wrote into its query. @param {string} address @param {string} show */
export const isShow = (address, show) => isOnSite(address, show) && read(address)?.pathname === new URL(show).pathname;

/**
 * Looks at a page once.
 * @param {Page} page
 * @param {string} show the address that it is to show
 * @param {number} limit milliseconds within which a frame has to come
 * @param {AbortSignal} signal ends the look early, with any finding
 * @returns {Promise<Finding>} without a fault where all is well; never rejects
 */
export async function examine(page, show, limit, signal) {
  const broken = page.broken();
  /** @type {Promise<never>} */
  const never = new Promise(() => undefined);
  // A page on its way to another address answers with an error; asked again, it has arrived.
  const frame = page
    .frame()
    .catch(() => page.frame())
    .catch(() => never);
  const found = await within(limit, frame, broken, signal);
  if (broken.aborted) return { fault: broken.reason, address: '', title: '', ready: false };
  if (found === LATE || !found) return { fault: 'hung', address: '', title: '', ready: false };
  return { ...found, fault: isOnSite(found.address, show) ? undefined : 'elsewhere' };
}
