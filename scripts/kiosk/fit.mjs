import { fillsBox } from './place.mjs';
import { withTimeout } from './timeouts.mjs';

/**
 * Fit of a page on its monitor: `dark` if nothing can be seen, `misfit` describes a window that does not fill it.
 * @typedef {{ dark: boolean, misfit?: string }} Fit
 */

/** @param {{ width: number, height: number }} box */
const sizeOf = ({ width, height }) => `${width}x${height}`;

/** @param {import('./flags.mjs').Box} box */
const placeText = (box) => `${sizeOf(box)}+${box.x}+${box.y}`;

/**
 * Keeps the window of a page over its monitor. A move without effect is not repeated until something changes, because
 * the page would flicker.
 * @param {import('./page.mjs').Page} page
 * @param {() => Promise<import('./place.mjs').Place>} place
 * @param {number} limit milliseconds that the browser has to move its window
 * @param {(event: string, detail?: string) => void} log
 * @returns {(seen: import('./seen.mjs').Seen) => Promise<Fit>} is called at each look
 */
export function fitKeeper(page, place, limit, log) {
  let wasDark = false;
  let tried = '';
  return async ({ window, under, ratio = 1 }) => {
    const { box, dark, whole } = await place();
    if (dark !== wasDark) log(dark ? 'dark' : 'lit');
    wasDark = dark;
    if (!window) return { dark };
    if (!box) {
      const fits = dark || !whole || under === undefined || under === sizeOf(window);
      return fits ? { dark } : { dark, misfit: `window ${sizeOf(window)}, monitor ${under}` };
    }
    if (fillsBox(window, box)) {
      tried = '';
      return { dark };
    }
    const change = `${placeText(window)} to ${placeText(box)}`;
    if (change !== tried) {
      log('moved', change);
      const move = page.fill(box, ratio).catch((/** @type {Error} */ { message }) => log('failed', message));
      await withTimeout(limit, move);
    }
    tried = change;
    return { dark, misfit: `window ${placeText(window)}, monitor ${placeText(box)}` };
  };
}
