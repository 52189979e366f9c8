import { monitors, placeOf } from './desktop.mjs';

/** @typedef {import('./flags.mjs').Box} Box */
/** @typedef {import('./monitor-power.mjs').Run} Run */

/**
 * Place of a screen: `box` is the part of the desktop that its window is to fill, undefined if unknown; `dark` is true
 * if nothing can be seen there; `whole` if the window is to fill whatever monitor it is on; `monitor` is the monitor's
 * name if the screen has one to itself.
 * @typedef {{ box: Box | undefined, dark: boolean, whole?: boolean, monitor?: string }} Place
 */

/** Pixels by which a window may differ from its monitor: without a window manager Chromium makes it one smaller. */
const TOLERANCE = 2;

/** True if a window covers exactly a part of the desktop. @param {Box} window @param {Box} box */
export const fillsBox = (window, box) =>
  /** @type {const} */ (['x', 'y', 'width', 'height']).every((side) => Math.abs(window[side] - box[side]) <= TOLERANCE);

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Part of a box within others that lie beside each other.
 * @param {Box} box
 * @param {readonly Box[]} found
 * @returns {Box}
 */
function within(box, found) {
  const x = Math.max(box.x, Math.min(...found.map((each) => each.x)));
  const y = Math.max(box.y, Math.min(...found.map((each) => each.y)));
  const right = Math.min(box.x + box.width, Math.max(...found.map((each) => each.x + each.width)));
  const bottom = Math.min(box.y + box.height, Math.max(...found.map((each) => each.y + each.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** True if a sleeping X display shows nothing, although its monitor is there. @param {Run} run */
async function sleeps(run) {
  const { reply } = await run('xset', ['q']);
  return /Monitor is (?!On)/.test(reply);
}

/**
 * Finds a screen on an X display, again and again: a monitor that is switched off and on may come back with another
 * size, or elsewhere. A screen keeps its first monitor.
 * @param {{ number: number, count: number, box: Box | undefined }} screen `number` from 1; `box` is the requested place
 * @param {Run} run
 * @returns {() => Promise<Place>} never rejects
 */
export function xPlace({ number, count, box }, run) {
  /** @type {string | undefined} */
  let monitorName;
  return async () => {
    const found = await monitors(run);
    if (found === undefined) return { box, dark: false };
    const dark = found.length === 0 || (await sleeps(run));
    if (box) {
      const near = found.filter((each) => overlap(each, box));
      return near.length === 0 ? { box: undefined, dark: true } : { box: within(box, near), dark };
    }
    if (monitorName === undefined && found.length >= count) monitorName = found[number - 1]?.name;
    const monitor = found.find(({ name }) => name === monitorName);
    if (monitor) return { box: monitor, dark, monitor: monitor.name };
    // Without its monitor, the window waits where it is.
    if (monitorName !== undefined || found.length === 0) return { box: undefined, dark: true };
    return { box: placeOf(number, count, found), dark };
  };
}

/**
 * Checks if a Wayland compositor shows anything; it places each window itself.
 * @param {Run} run
 * @returns {() => Promise<Place>} never rejects
 */
export const waylandPlace = (run) => async () => {
  const { done, reply } = await run('wlr-randr', []);
  return { box: undefined, dark: done && !/Enabled: yes/.test(reply), whole: true };
};

/**
 * Maps a touch device to its screen's monitor each time that the screen is searched; without it X maps it to all
 * monitors together.
 * @param {() => Promise<Place>} place
 * @param {string} device as `xinput` names it
 * @param {Run} run
 * @param {(why: string) => void} onFailure hears why it cannot be done, once for each reason
 * @returns {() => Promise<Place>} never rejects
 */
export function withTouch(place, device, run, onFailure) {
  let failure = '';
  return async () => {
    const found = await place();
    if (found.monitor === undefined) return found;
    const { done, reply } = await run('xinput', ['map-to-output', device, found.monitor]);
    const why = done ? '' : reply.split('\n', 1)[0] || 'xinput failed';
    if (why && why !== failure) onFailure(why);
    failure = why;
    return found;
  };
}
