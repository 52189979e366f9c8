import { isShow } from './health.mjs';

/**
 * Says when a visitor has left a screen at another page of the site: nothing there returns to the show.
 * @param {string} show its address
 * @param {number} limit milliseconds at one address after which the visitor is taken to have gone
 * @param {() => number} [now]
 * @returns {(address: string) => boolean} takes the address at each look
 */
export function visits(show, limit, now = () => performance.now()) {
  let last = show;
  let since = now();
  return (address) => {
    if (address !== last) {
      last = address;
      since = now();
    }
    return !isShow(address, show) && now() - since >= limit;
  };
}
