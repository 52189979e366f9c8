import { isShow } from './health.mjs';

/**
 * Detects a screen that somebody has left at another page of the site: nothing there returns to the show.
 * @param {string} show its address
 * @param {number} limit milliseconds without a touch, a key or another address after which the screen is taken to be
 * left
 * @param {() => number} [now]
 * @returns {(address: string, active: boolean) => boolean} takes at each look the address, and whether somebody has
 * just touched the screen or pressed a key
 */
export function createAbandonedCheck(show, limit, now = () => performance.now()) {
  let last = show;
  let since = now();
  return (address, active) => {
    if (active || address !== last) {
      last = address;
      since = now();
    }
    return !isShow(address, show) && now() - since >= limit;
  };
}
