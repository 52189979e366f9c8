import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { pause } from '../kiosk/waiting.mjs';
import { openBooth } from './booth.mjs';
import { FAULTS } from './faults.mjs';
import { judge, shownOn } from './shown.mjs';
import { untilRight } from './until-right.mjs';

/** A show whose items repeat within the hour, each with drawings or figures. */
const SHOW = '/kiosk?play=forks@20,floor@20,cores@20,figures@20&parts=clock,beacon&site=https://show.example';

/** Milliseconds after which the launcher repairs the same thing at once again. */
const STEADY_MS = 65_000;
/** The screen that nothing happens to, and those that something happens to at the same time. */
const NEIGHBOUR = 1;
const VICTIMS = [0, 2];

/**
 * One fault and what became of it.
 * @typedef {object} Repair
 * @property {string} fault
 * @property {number} screen
 * @property {string} at
 * @property {number | null} first seconds until the screen was right
 * @property {number | null} seconds until it was right and stayed so
 * @property {number} load of the machine: processes that ran or waited
 */

/** Faults that happen one after the other, most often one. @typedef {readonly import('./faults.mjs').Fault[]} Course */

/** @param {readonly string[]} only parts of names; all where empty @returns {Course[]} */
function coursesOf(only) {
  /** @type {import('./faults.mjs').Fault[][]} */
  const courses = [];
  for (const fault of FAULTS) {
    if (fault.follows) courses.at(-1)?.push(fault);
    else courses.push([fault]);
  }
  return courses.filter(([first]) => only.length === 0 || only.some((each) => first?.name.includes(each)));
}

/**
 * Has each fault happen so often, to the first and the third of three screens, and writes down how long each repair took. Goes on where the file ends, and
 * stops after so many minutes.
 * @param {{ times: number, minutes: number, only: readonly string[], width: number, height: number, out: string }} options `only` names faults; all where empty
 * @returns {Promise<boolean>} whether each has happened so often
 */
export async function tryFaults({ times, minutes, only, width, height, out }) {
  /** @type {Repair[]} */
  const repairs = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : [];
  mkdirSync(dirname(out), { recursive: true });
  const courses = coursesOf(only);
  /** @type {Course[]} */
  const running = [];
  const done = (/** @type {Course} */ course) => repairs.filter(({ fault }) => fault === course[0]?.name).length;
  const count = (/** @type {Course} */ course) => done(course) + running.filter((each) => each === course).length;
  const until = performance.now() + minutes * 60_000;

  const booth = await openBooth({ screens: 3, width, height, show: SHOW });
  const { screens } = booth.kiosk;
  const { isRight } = judge(() => screens[NEIGHBOUR]?.page);
  /** When the launcher last opened a screen's page or browser again. @type {Map<string, number>} */
  const repaired = new Map();
  const kindOf = (/** @type {Course} */ [fault], /** @type {number} */ i) => `${fault?.opensAgain} ${i}`;
  const readyAt = (/** @type {Course} */ course, /** @type {number} */ i) =>
    course[0]?.opensAgain ? (repaired.get(kindOf(course, i)) ?? -STEADY_MS) + STEADY_MS : 0;

  /** The course that has run least often, of those that can begin at once where there are any. @param {number} i @returns {Course | undefined} */
  function next(i) {
    const open = courses.filter((course) => count(course) < times);
    const ready = open.filter((course) => readyAt(course, i) <= performance.now());
    return (ready.length > 0 ? ready : open).toSorted((a, b) => count(a) - count(b))[0];
  }

  /** @param {import('./faults.mjs').Fault} fault @param {number} i */
  async function happen(fault, i) {
    const page = () => {
      const own = screens[i]?.page;
      if (!own) throw new Error('No browser runs.');
      return own;
    };
    const victim = { page, sitePid: () => booth.kiosk.sitePid() ?? 0, profile: `${booth.profiles}/screen-${i + 1}` };
    const at = new Date().toISOString();
    await fault.happens(victim);
    const took = await untilRight(() => isRight(() => shownOn(screens[i]?.page), fault.shift), fault.stays ?? 8_000);
    repairs.push({ fault: fault.name, screen: i + 1, at, ...took, load: loadavg()[0] ?? 0 });
    writeFileSync(out, `${JSON.stringify(repairs, null, 2)}\n`);
    console.log(JSON.stringify(repairs.at(-1)));
    await fault.undo?.(victim);
  }

  /** @param {number} i the screen */
  async function suffer(i) {
    await untilRight(() => isRight(() => shownOn(screens[i]?.page)), 2_000);
    for (let course = next(i); course && performance.now() < until; course = next(i)) {
      running.push(course);
      await pause(readyAt(course, i) - performance.now());
      for (const fault of course) await happen(fault, i);
      repaired.set(kindOf(course, i), performance.now());
      running.splice(running.indexOf(course), 1);
    }
  }

  try {
    await Promise.all(VICTIMS.map(suffer));
  } finally {
    await booth.end();
  }
  return courses.every((course) => done(course) >= times);
}
