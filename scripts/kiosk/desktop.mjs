import { connect } from 'node:net';

/** @typedef {import('./flags.mjs').Box} Box */
/** @typedef {import('./monitor-power.mjs').Run} Run */

/** Assumed size of a screen that cannot be asked. */
const USUAL = { width: 1920, height: 1080 };

/** Monitor of an X display. @typedef {Box & { name: string }} Monitor */

/**
 * Parses the monitors in the output of `xrandr --listmonitors`, from left to right; undefined without a list.
 * @param {string} text
 * @returns {Monitor[] | undefined}
 */
export function readMonitors(text) {
  if (!/^Monitors: \d/.test(text)) return undefined;
  return [...text.matchAll(/(\d+)\/\d+x(\d+)\/\d+\+(\d+)\+(\d+)(?: +(\S+))?/g)]
    .map(([, width, height, x, y, name = '']) => {
      return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), name };
    })
    .sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Monitors of an X display; undefined without X or `xrandr`. @param {Run} run */
export async function monitors(run) {
  // Without `--current` the driver asks each monitor, which may stop the picture for a moment.
  const { reply } = await run('xrandr', ['--current', '--listmonitors']);
  return readMonitors(reply);
}

/**
 * Place of a screen if no option names one: on the monitor of its number, or beside the others on one wide desktop.
 * @param {number} number of the screen, from 1
 * @param {number} count of screens
 * @param {readonly Box[]} found the monitors, from left to right
 * @returns {Box | undefined} undefined leaves it to the browser, for a single screen of which nothing is known
 */
export function placeOf(number, count, found) {
  if (count === 1 || found.length >= count) return found[number - 1];
  const [desktop] = found;
  const width = desktop ? Math.floor(desktop.width / count) : USUAL.width;
  return {
    x: (desktop?.x ?? 0) + width * (number - 1),
    y: desktop?.y ?? 0,
    width,
    height: desktop?.height ?? USUAL.height,
  };
}

/** Milliseconds that an X server has to take a connection. */
const CONNECT_MS = 5_000;

/**
 * Addresses at which an X server listens: on this computer a file or a name, on another one its port.
 * @param {string} display
 * @returns {import('node:net').NetConnectOpts[]}
 */
function doorsOf(display) {
  if (display.startsWith('/')) return [{ path: display }];
  const [, host = '', number] = /^(.*):(\d{1,5})(?:\.\d+)?$/.exec(display) ?? [];
  if (number === undefined) return [];
  if (host !== '' && host !== 'unix') return [{ host, port: Math.min(6_000 + Number(number), 65_535) }];
  const path = `/tmp/.X11-unix/X${number}`;
  return [{ path }, { path: `\0${path}` }];
}

/** @param {import('node:net').NetConnectOpts} door @returns {Promise<boolean>} */
const opens = (door) =>
  new Promise((done) => {
    const socket = connect(door);
    /** @param {boolean} is */
    const end = (is) => {
      socket.destroy();
      done(is);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(CONNECT_MS, () => end(false));
  });

/** True if an X server takes a connection at a display, such as `:0`; never rejects. @param {string} display */
export async function answersX(display) {
  return (await Promise.all(doorsOf(display).map(opens))).includes(true);
}

/** Keeps an X display from going dark; does nothing without X or `xset`. @param {Run} run */
export async function keepAwake(run) {
  await run('xset', ['s', 'off', 's', 'noblank', '-dpms']);
}
