import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { pause } from '../kiosk/waiting.mjs';
import { openBooth } from './booth.mjs';
import { FAULTS } from './faults.mjs';
import { judge, shownOn } from './shown.mjs';

/** A show whose items repeat within the hour, each with drawings or figures. */
const SHOW = '/kiosk?play=forks@20,floor@20,cores@20,figures@20&parts=clock,beacon&site=https://show.example';

/** Milliseconds between two looks at a screen, and after which it is given up. */
const LOOK_MS = 500;
const GIVEN_UP_MS = 300_000;
/** Milliseconds for which a screen has to stay right; after its clock was set, until its page was loaded again at the end of the item. */
const STAYS_MS = { usually: 10_000, 'clock set': 30_000 };
/** Milliseconds after which the launcher repairs the same thing at once again. */
const STEADY_MS = 65_000;
/** The screen that nothing happens to; the others take turns. */
const NEIGHBOUR = 1;
const VICTIMS = [0, 2];

/**
 * One fault and what became of it.
 * @typedef {object} Repair
 * @property {string} fault
 * @property {number} screen
 * @property {string} at
 * @property {number | null} first seconds until the screen was right; null where it was not in five minutes
 * @property {number | null} seconds until it was right and stayed so
 * @property {number} reloads of the page by its own watchdog meanwhile
 * @property {number} load of the machine: processes that ran or waited
 * @property {string[]} log of the launcher meanwhile
 */

/**
 * Waits until a screen is right and stays so.
 * @param {() => Promise<boolean>} isRight
 * @param {number} stays milliseconds
 * @returns {Promise<{ first: number | null, seconds: number | null }>} seconds until then, and until it was right at all; null where that takes too long
 */
async function untilRight(isRight, stays) {
  const start = performance.now();
  const secondsTo = (/** @type {number} */ at) => Math.round((at - start) / 100) / 10;
  /** @type {number | null} */
  let first = null;
  /** @type {number | undefined} */
  let since = start;
  let wrong = 0;
  while (performance.now() - start < GIVEN_UP_MS) {
    const asked = performance.now();
    if (await isRight()) {
      wrong = 0;
      since ??= asked;
      first ??= secondsTo(asked);
      if (asked - since >= stays) return { first, seconds: secondsTo(since) };
    } else {
      // Two screens that are asked at once may be on two sides of a scene's end.
      wrong += 1;
      if (wrong > 1) since = undefined;
    }
    await pause(LOOK_MS);
  }
  return { first, seconds: null };
}

/**
 * Has each fault happen so often, to the first and the third of three screens in turn, and writes down how long each repair took. Goes on where the
 * file ends, and stops after so many minutes.
 * @param {{ times: number, minutes: number, only: readonly string[], width: number, height: number, out: string }} options `only` names faults; all where empty
 */
export async function tryFaults({ times, minutes, only, width, height, out }) {
  /** @type {Repair[]} */
  const repairs = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : [];
  const count = (/** @type {string} */ name) => repairs.filter(({ fault }) => fault === name).length;
  const chosen = FAULTS.filter(({ name }) => only.length === 0 || only.some((each) => name.includes(each)));
  const next = () => chosen.reduce((a, b) => (count(b.name) < count(a.name) ? b : a));
  const until = performance.now() + minutes * 60_000;
  const booth = await openBooth({ screens: 3, width, height, show: SHOW });
  const { screens } = booth.kiosk;
  const { isRight } = judge(() => screens[NEIGHBOUR]?.page);
  const right = (/** @type {number} */ i, shift = 0, stays = STAYS_MS.usually) =>
    untilRight(() => isRight(() => shownOn(screens[i]?.page), shift), stays);
  /** When the launcher last opened a screen's page or browser again. @type {Map<string, number>} */
  const repaired = new Map();
  let turn = 0;
  try {
    for (const i of VICTIMS) await right(i);
    mkdirSync(dirname(out), { recursive: true });
    while ((performance.now() < until || next().follows) && count(next().name) < times) {
      const fault = next();
      // What is undone happens where it was done.
      turn += fault.follows ? 0 : 1;
      const i = VICTIMS[turn % VICTIMS.length] ?? 0;
      const kind = `${fault.opensAgain} ${i}`;
      if (fault.opensAgain) await pause((repaired.get(kind) ?? -STEADY_MS) + STEADY_MS - performance.now());
      const page = () => {
        const own = screens[i]?.page;
        if (!own) throw new Error('No browser runs.');
        return own;
      };
      const victim = { page, sitePid: () => booth.kiosk.sitePid() ?? 0, profile: `${booth.profiles}/screen-${i + 1}` };
      const before = await shownOn(page());
      const from = booth.lines.length;
      const at = new Date().toISOString();
      await fault.happens(victim);
      const stays = fault.name.startsWith('clock set') ? STAYS_MS['clock set'] : STAYS_MS.usually;
      const took = await right(i, fault.shift, stays);
      const after = await shownOn(screens[i]?.page);
      repairs.push({
        fault: fault.name,
        screen: i + 1,
        at,
        ...took,
        reloads: (after?.reloads ?? 0) - (before?.reloads ?? 0),
        load: loadavg()[0] ?? 0,
        log: booth.lines.slice(from),
      });
      writeFileSync(out, `${JSON.stringify(repairs, null, 2)}\n`);
      console.log(JSON.stringify(repairs.at(-1)));
      await fault.undo?.(victim);
      repaired.set(kind, performance.now());
    }
  } finally {
    await booth.end();
  }
  return chosen.every(({ name }) => count(name) >= times);
}
