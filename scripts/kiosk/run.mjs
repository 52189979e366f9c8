import { join } from 'node:path';
import { findChromium, NOT_AS_ROOT, refusesRoot } from './browser.mjs';
import { keepAwake, monitors, placeOf } from './desktop.mjs';
import { chromiumFlags } from './flags.mjs';
import { showAddress, UsageError } from './options.mjs';
import { superviseScreen } from './screen.mjs';
import { foreignSite, ownSite } from './site.mjs';

/** @typedef {import('./screen.mjs').Screen} Screen */

/** A kiosk that runs: its screens, the process that serves its site, and its end. @typedef {{ screens: Screen[], sitePid(): number | undefined, stop(): Promise<void> }} Kiosk */

/**
 * Runs the kiosk: the site, and a browser for each screen.
 * @param {import('./options.mjs').Options} options
 * @param {import('./log.mjs').Log} log
 * @param {NodeJS.ProcessEnv} [env] of the browsers
 * @param {number} [user] id of the user who runs them
 * @returns {Promise<Kiosk>} once the site is served; `stop` ends every process and resolves when they have ended
 */
export async function runKiosk(options, log, env = process.env, user = process.getuid?.()) {
  const chromium = findChromium(options.chromium);
  if (chromium === undefined) throw new UsageError('No Chromium is found; install one, or name it with --chromium.');
  if (refusesRoot(options.flags, user)) throw new UsageError(NOT_AS_ROOT);
  const end = new AbortController();
  const { signal } = end;
  const site =
    options.port === undefined ? foreignSite(options.origin, signal) : await ownSite(options.port, log, signal);

  const screens = options.screens.map(({ number, show, box, display, alone }) => {
    const own = display === undefined ? env : { ...env, DISPLAY: display };
    // Only X lets a window say where it lies.
    const wayland = Boolean(own.WAYLAND_DISPLAY) && display === undefined && (alone || !own.DISPLAY);
    if (!wayland) keepAwake(own);
    const address = showAddress(show, site.origin, number);
    const profile = join(options.profiles, `screen-${number}`);
    // Asked again for each browser: a monitor may have been plugged in since.
    const place = () => box ?? (alone ? placeOf(1, 1, monitors(own)) : placeOf(number, options.count, monitors(own)));
    const flags = () =>
      chromiumFlags({ address, profile, box: wayland ? undefined : place(), wayland, more: options.flags });
    const { limits } = options;
    return superviseScreen(
      { number, address, profile, chromium, flags, env: own, limits, siteIsUp: site.isUp, log },
      signal,
    );
  });

  return {
    screens,
    sitePid: site.pid,
    async stop() {
      end.abort();
      await Promise.all([site.done, ...screens.map(({ done }) => done)]);
    },
  };
}
