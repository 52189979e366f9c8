import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { pause } from '../waiting.mjs';
import { openBooth } from './booth.mjs';
import { FAULTS } from './faults.mjs';
import { judge, shownOn } from './shown.mjs';

/** A show whose items repeat within the hour, each with drawings or figures. */
const SHOW = '/kiosk?play=forks@30,floor@30,cores@30,figures@30&parts=clock,beacon&site=https://show.example';

/** Milliseconds between two looks at a screen, for which it has to stay right, and after which it is given up. */
const LOOK_MS = 500;
const STAYS_MS = 12_000;
const GIVEN_UP_MS = 300_000;
/** Milliseconds after which a screen that was repaired is repaired at once again. */
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
 * @property {number | null} seconds until the screen was right, and stayed so; null where it was not in five minutes
 * @property {number} reloads of the page by its own watchdog meanwhile
 * @property {number} load of the machine: processes that ran or waited
 * @property {string[]} log of the launcher meanwhile
 */

/**
 * Waits until a screen is right and stays so.
 * @param {() => Promise<boolean>} isRight
 * @returns {Promise<number | null>} milliseconds until then; null where that takes too long
 */
async function untilRight(isRight) {
  const start = performance.now();
  /** @type {number | undefined} */
  let since = start;
  let wrong = 0;
  while (performance.now() - start < GIVEN_UP_MS) {
    const asked = performance.now();
    if (await isRight()) {
      wrong = 0;
      since ??= asked;
      if (asked - since >= STAYS_MS) return since - start;
    } else {
      // Two screens that are asked at once may be on two sides of a scene's end.
      wrong += 1;
      if (wrong > 1) since = undefined;
    }
    await pause(LOOK_MS);
  }
  return null;
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
  const right = (/** @type {number} */ i, shift = 0) => untilRight(() => isRight(() => shownOn(screens[i]?.page), shift));
  const repaired = screens.map(() => -STEADY_MS);
  let turn = 0;
  try {
    for (const i of VICTIMS) await right(i);
    mkdirSync(dirname(out), { recursive: true });
    while (performance.now() < until && count(next().name) < times) {
      const fault = next();
      // What is undone happens where it was done.
      turn += fault.follows ? 0 : 1;
      const i = VICTIMS[turn % VICTIMS.length] ?? 0;
      await pause((repaired[i] ?? 0) + STEADY_MS - performance.now());
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
      const ms = await right(i, fault.shift);
      const after = await shownOn(screens[i]?.page);
      repairs.push({
        fault: fault.name,
        screen: i + 1,
        at,
        seconds: ms === null ? null : Math.round(ms / 100) / 10,
        reloads: (after?.reloads ?? 0) - (before?.reloads ?? 0),
        load: loadavg()[0] ?? 0,
        log: booth.lines.slice(from),
      });
      writeFileSync(out, `${JSON.stringify(repairs, null, 2)}\n`);
      console.log(JSON.stringify(repairs.at(-1)));
      await fault.undo?.(victim);
      repaired[i] = performance.now();
    }
  } finally {
    await booth.end();
  }
  return chosen.every(({ name }) => count(name) >= times);
}
