import { LATE, pause, within } from '../kiosk/waiting.mjs';
import { openBooth } from './booth.mjs';
import { memoryOf, processesOf } from './processes.mjs';
import { shownOn } from './shown.mjs';
import { A_MINUTE } from './shows.mjs';

/** Milliseconds that a page has before it is measured, and for which it is. */
const SETTLE_MS = 15_000;
/** Milliseconds within which a browser shows something. */
const START_MS = 60_000;

/**
 * What a screen takes of its machine.
 * @typedef {object} Usage
 * @property {string} on what was on when the measuring ended
 * @property {number} cpu processors in use on average, of all the browser's processes
 * @property {Record<string, number>} cpuOf each kind of process
 * @property {number} memory bytes at the end, of all the browser's processes
 * @property {number} frames a second
 */

/** Seconds of processor by kind of process. @param {number} pid of the browser */
function spent(pid) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { type, cpu } of processesOf(pid)) sums[type] = (sums[type] ?? 0) + cpu;
  return sums;
}

/**
 * Measures one headed browser that shows an address, from what `/proc` says of all its processes.
 * @param {{ show: string, seconds: number, width: number, height: number }} options
 * @returns {Promise<Usage>}
 */
async function usageOf({ show, seconds, width, height }) {
  const booth = await openBooth({ screens: 1, width, height, show });
  const page = () => booth.kiosk.screens[0]?.page;
  const shown = async () => {
    for (;;) {
      const found = await shownOn(page());
      if (found) return found;
      await pause(500);
    }
  };
  try {
    if ((await within(START_MS, shown())) === LATE) throw new Error('Nothing is shown.');
    await pause(SETTLE_MS);
    const pid = page()?.pid ?? 0;
    const [before, first, start] = [spent(pid), await shown(), performance.now()];
    await pause(seconds * 1_000);
    const [after, last, took] = [spent(pid), await shown(), (performance.now() - start) / 1_000];
    const cpuOf = Object.fromEntries(
      Object.entries(after).map(([type, cpu]) => [type, (cpu - (before[type] ?? 0)) / took]),
    );
    return {
      on: last.on,
      cpu: Object.values(cpuOf).reduce((sum, each) => sum + each, 0),
      cpuOf,
      memory: processesOf(pid).reduce((sum, each) => sum + memoryOf(each.pid), 0),
      frames: (last.frames - first.frames) / took,
    };
  } finally {
    await booth.end();
  }
}

/** Opening hours that are over at `now`. @param {Date} now */
function closedAt(now) {
  const text = (/** @type {number} */ hours) => `${String((now.getUTCHours() + hours) % 24).padStart(2, '0')}:00`;
  return `${text(4)}-${text(6)}`;
}

/**
 * What one screen takes of the machine in the show of twelve items, and outside opening hours.
 * @param {{ seconds: number, width: number, height: number }} options
 * @returns {Promise<{ show: Usage, closed: Usage }>}
 */
export async function usage(options) {
  const show = await usageOf({ ...options, show: A_MINUTE });
  const closed = await usageOf({ ...options, show: `${A_MINUTE}&hours=${closedAt(new Date())}` });
  return { show, closed };
}
