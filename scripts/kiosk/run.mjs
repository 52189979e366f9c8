import { join } from 'node:path';
import { findChromium, NOT_AS_ROOT, refusesRoot } from './browser.mjs';
import { countsIn } from './counts.mjs';
import { keepAwake } from './desktop.mjs';
import { chromiumFlags } from './flags.mjs';
import { isShow } from './health.mjs';
import { LEFT_ON, monitorPowerOf, runIn, wayFor } from './monitor-power.mjs';
import { showAddress, UsageError } from './options.mjs';
import { waylandPlace, withTouch, xPlace } from './place.mjs';
import { superviseScreen } from './screen.mjs';
import { foreignSite, ownSite } from './site.mjs';
import { areClosed } from './status.mjs';
import { isLoopback, serveStatus, tokenIn } from './status-server.mjs';

/** @typedef {import('./screen.mjs').Screen} Screen */

/**
 * Running kiosk: its screens, the ports at which they answer for their status, the process that serves its site, and
 * its end.
 * @typedef {{ screens: Screen[], statusPorts: number[], sitePid(): number | undefined, stop(): Promise<void> }} Kiosk
 */

/**
 * Power of a screen's monitor, which goes off outside opening hours if that is asked for. Screens that share a display
 * go off together.
 * @param {import('./options.mjs').Options} options
 * @param {import('./options.mjs').ScreenPlan} plan
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} wayland
 * @param {import('./log.mjs').Log} log
 */
function monitorPowerFor({ panelOff, count, status: { host, port, token } }, { number, alone }, env, wayland, log) {
  if (panelOff === undefined) return LEFT_ON;
  const part = /** @type {const} */ (`screen-${number}`);
  const way = wayFor(panelOff, wayland);
  if (way === undefined) {
    log(part, 'failed', 'The panel cannot be switched off: the tool for it is not installed.');
    return LEFT_ON;
  }
  const others = Array.from({ length: alone ? 0 : count }, (_, index) => index + 1).filter((each) => each !== number);
  const computer = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const key = isLoopback(computer) ? undefined : tokenIn(token);
  const othersClosed = () => areClosed(others, { host: computer, port, token: key });
  return monitorPowerOf(way, runIn(env), (event, detail) => log(part, event, detail), othersClosed);
}

/**
 * Finder of a screen's place.
 * @param {import('./options.mjs').Options} options
 * @param {import('./options.mjs').ScreenPlan} plan
 * @param {import('./monitor-power.mjs').Run} run
 * @param {boolean} wayland
 * @param {import('./log.mjs').Log} log
 */
function placeFor({ count, flags }, { number, box, alone, touch }, run, wayland, log) {
  if (flags.some((flag) => flag.startsWith('--headless'))) return async () => ({ box, dark: false });
  if (wayland) return waylandPlace(run);
  const place = xPlace(alone ? { number: 1, count: 1, box } : { number, count, box }, run);
  if (touch === undefined) return place;
  return withTouch(place, touch, run, (why) => log(`screen-${number}`, 'failed', `Touches are not mapped: ${why}`));
}

/**
 * Answers requests for a screen's status. If that fails, the show goes on.
 * @param {Screen} screen
 * @param {object} show
 * @param {import('./options.mjs').Options} show.options
 * @param {import('./monitor-power.mjs').MonitorPower} show.power
 * @param {number} show.number of the screen
 * @param {string} show.asked its address
 * @param {import('./log.mjs').Log} show.log
 * @param {AbortSignal} show.signal
 * @returns {Promise<number[]>} the port
 */
async function answerFor(screen, { options, power, number, asked, log, signal }) {
  const { status: place, limits, count } = options;
  const status = () => {
    const { state, frameAge, last, fit, repairs } = screen.known();
    const { health, missing, address, build } = last ?? {};
    const nowhere = missing && address ? [`The site has no page ${new URL(address).pathname}.`] : [];
    return {
      screen: number,
      screens: count,
      asked,
      state,
      repairs,
      now: Date.now(),
      ...(frameAge === undefined ? {} : { frameAge }),
      frameLimit: Math.max(2 * limits.look, limits.answer),
      ...(health && { on: health.on }),
      ...(health?.renderer && { renderer: health.renderer }),
      ...(health?.until && { until: health.until }),
      closed: health?.on === 'closed',
      panelOff: power.isOff(),
      ...(address && !isShow(address, asked) && { at: new URL(address).pathname }),
      ...(build && { build }),
      ...fit,
      unread: health?.problems ?? nowhere,
    };
  };
  const picture = () => screen.page?.picture() ?? Promise.reject(new Error('No browser runs.'));
  try {
    const token = isLoopback(place.host) ? undefined : tokenIn(place.token);
    const port = place.port === 0 ? 0 : place.port + number;
    const server = await serveStatus({ host: place.host, port, token }, status, picture);
    signal.addEventListener('abort', server.stop, { once: true });
    return [server.port];
  } catch (error) {
    log(`screen-${number}`, 'failed', `No status: ${/** @type {Error} */ (error).message}`);
    return [];
  }
}

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

  const started = options.screens.map((plan) => {
    const { number, show, display, alone } = plan;
    const screenEnv = display === undefined ? env : { ...env, DISPLAY: display };
    // Only X lets a window choose its place.
    const wayland = Boolean(screenEnv.WAYLAND_DISPLAY) && display === undefined && (alone || !screenEnv.DISPLAY);
    const run = runIn(screenEnv);
    if (!wayland) void keepAwake(run);
    const address = showAddress(show, site.origin, number);
    const profile = join(options.profiles, `screen-${number}`);
    const place = placeFor(options, plan, run, wayland, log);
    const flags = (/** @type {import('./flags.mjs').Box | undefined} */ found) =>
      chromiumFlags({ address, profile, box: found, wayland, more: options.flags });
    const { limits } = options;
    const power = monitorPowerFor(options, plan, screenEnv, wayland, log);
    const counts =
      options.counts === undefined
        ? undefined
        : countsIn(options.counts, number, (event, detail) => log(`screen-${number}`, event, detail));
    const screen = superviseScreen(
      {
        number,
        address,
        profile,
        chromium,
        flags,
        place,
        env: screenEnv,
        limits,
        power,
        counts,
        siteIsUp: site.isUp,
        log,
      },
      signal,
    );
    return { screen, port: answerFor(screen, { options, power, number: plan.number, asked: address, log, signal }) };
  });
  const screens = started.map(({ screen }) => screen);
  const statusPorts = (await Promise.all(started.map(({ port }) => port))).flat();

  return {
    screens,
    statusPorts,
    sitePid: site.pid,
    async stop() {
      end.abort();
      await Promise.all([site.done, ...screens.map(({ done }) => done)]);
    },
  };
}
