import { LATE, within } from '../kiosk/waiting.mjs';

/** @typedef {import('../kiosk/page.mjs').Page} Page */

/**
 * What a screen shows.
 * @typedef {object} Shown
 * @property {string} path
 * @property {string} on what is on, as in the address
 * @property {number} t the world's instant
 * @property {number} loads
 * @property {number} reloads by the page's own watchdog
 * @property {number} frames
 * @property {string | undefined} beacon as it stands on the screen, where it does
 * @property {string[]} stages of the drawings on the screen
 */

const SHOWN = `new Promise((done) => requestAnimationFrame(async () => {
  const { on, t, loads, reloads, frames } = await northwall.health();
  done({
    path: location.pathname, on, t, loads, frames, reloads: reloads.length,
    beacon: document.querySelector('.kiosk-frame .beacon code')?.textContent,
    stages: [...document.querySelectorAll('.kiosk-on figure[data-stage]')].map(({ dataset }) => dataset.stage),
  });
}))`;

/** Milliseconds within which a screen that is well answers with a frame. */
const ANSWER_MS = 4_000;
/** Milliseconds of the world by which two screens may differ when they are asked at once, and the most that a beacon lies behind. */
const APART_MS = 4_000;
const BEHIND_S = 10;

/**
 * @param {Page} page
 * @param {string} expression
 * @returns {Promise<any>} undefined where no answer comes in time
 */
async function ask(page, expression) {
  const asked = page
    .send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    .then(({ result }) => result.value)
    .catch(() => undefined);
  const answer = await within(ANSWER_MS, asked);
  return answer === LATE ? undefined : answer;
}

/** @param {Page | undefined} page @returns {Promise<Shown | undefined>} undefined where it is not a show, or no frame comes */
export const shownOn = async (page) => page && (await ask(page, SHOWN));

/**
 * Judges screens by one that nothing happens to.
 * @param {() => Page | undefined} neighbour
 * @returns {{ isRight(shown: () => Promise<Shown | undefined>, shift?: number): Promise<boolean> }} whether a screen shows what the neighbour shows, or
 *   would show `shift` milliseconds later: the same item, as many drawings as it, and a beacon that the neighbour computes for that second
 */
export function judge(neighbour) {
  /** @type {Map<number, string>} */
  const beacons = new Map();

  /** @param {number} second */
  async function beaconAt(second) {
    const page = neighbour();
    const known = beacons.get(second) ?? (page && (await ask(page, `northwall.beacon(${second * 1_000})`)));
    if (known) beacons.set(second, known);
    return known;
  }

  return {
    async isRight(shown, shift = 0) {
      const [found, ours] = await Promise.all([shown(), shownOn(neighbour())]);
      if (!found || !ours) return false;
      const same = found.path === ours.path && found.on === ours.on && `${found.stages}` === `${ours.stages}`;
      if (!same || Math.abs(found.t - ours.t - shift) > APART_MS) return false;
      const second = Math.floor(found.t / 1_000);
      for (let back = 0; back <= BEHIND_S; back++) {
        if (found.beacon && (await beaconAt(second - back)) === found.beacon) return true;
      }
      return false;
    },
  };
}
