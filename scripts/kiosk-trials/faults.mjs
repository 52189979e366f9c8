import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../kiosk/waiting.mjs';
import { processesOf } from './processes.mjs';

/** @typedef {import('../kiosk/page.mjs').Page} Page */

/**
 * A screen that something happens to.
 * @typedef {object} Victim
 * @property {() => Page} page
 * @property {() => number} sitePid of the process that serves the site
 * @property {string} profile folder
 */

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {'page' | 'browser'} [opensAgain] what the launcher has to open again
 * @property {(victim: Victim) => unknown} happens
 * @property {(victim: Victim) => unknown} [undo] once the screen was right again
 * @property {number} [shift] milliseconds by which the screen's clock differs from its neighbour's afterwards
 * @property {number} [stays] milliseconds for which the screen has to stay right, where they are not the usual ones
 * @property {boolean} [follows] the fault undoes the one before it
 */

const HOUR_MS = 3_600_000;
/** Milliseconds within which a page whose clock was set loads itself again. */
const RELOAD_MS = 25_000;

/** Sends a command whose answer may never come. @param {Victim} victim @param {string} method @param {object} [params] */
const spoil = ({ page }, method, params = {}) => {
  page()
    .send(method, params)
    .catch(() => undefined);
};

/** @param {Victim} victim */
const killBrowser = ({ page }) => process.kill(page().pid, 'SIGKILL');

/** @param {Victim} victim */
const crashPage = (victim) => spoil(victim, 'Page.crash');

/** Moves the clock of a page, and of those that are loaded in its place. @param {Victim} victim @param {number} ms */
async function setClock({ page }, ms) {
  const { send } = page();
  const source = `{ const real = Reflect.get(Date, 'real') ?? Date.now; Date.real = real; Date.now = () => real() + ${ms}; }`;
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Runtime.evaluate', { expression: source });
}

/** Fills the storage of the site to its last character, with rubbish in place of what was kept. */
const FILL_STORAGE = `{
  for (const kept of [localStorage, sessionStorage]) {
    for (const name of [...Object.keys(kept), 'northwall.kiosk']) kept.setItem(name, '{"');
    for (let size = 4_000_000, n = 0; size >= 1; size >>= 1) {
      for (let fits = true; fits; n++) {
        try { kept.setItem('rubbish ' + n, 'x'.repeat(size)); } catch { fits = false; }
      }
    }
  }
}`;

/** Overwrites every file of a folder. @param {string} folder */
function overwrite(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    writeFileSync(file, randomBytes(Math.min(size, 1_000_000)));
    truncateSync(file, Math.min(size, 1_000_000));
  }
}

/** Fills the disk on which a folder lies. @param {string} folder */
const fillDisk = (folder) => spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'rubbish')}`, 'bs=64k']);

/** What may happen to a screen. @type {readonly Fault[]} */
export const FAULTS = [
  { name: 'browser killed', opensAgain: 'browser', happens: killBrowser },
  {
    name: 'browser frozen',
    opensAgain: 'browser',
    happens({ page }) {
      for (const { pid, type } of processesOf(page().pid)) if (type === 'browser') process.kill(pid, 'SIGSTOP');
    },
  },
  { name: 'page crashed', opensAgain: 'page', happens: crashPage },
  {
    name: 'graphics process killed',
    happens({ page }) {
      const found = processesOf(page().pid).find(({ type }) => type === 'gpu-process');
      if (!found) throw new Error('The browser has no graphics process.');
      process.kill(found.pid, 'SIGKILL');
    },
  },
  {
    name: 'page in an endless loop',
    opensAgain: 'page',
    happens: (victim) => spoil(victim, 'Runtime.evaluate', { expression: 'for (;;);' }),
  },
  {
    name: 'page at another address',
    opensAgain: 'page',
    happens: (victim) => spoil(victim, 'Page.navigate', { url: 'about:blank' }),
  },
  { name: 'server killed', happens: ({ sitePid }) => process.kill(sitePid(), 'SIGKILL') },
  {
    name: 'server killed and page loaded again',
    opensAgain: 'page',
    happens(victim) {
      process.kill(victim.sitePid(), 'SIGKILL');
      spoil(victim, 'Page.reload');
    },
  },
  {
    name: 'clock set forward an hour',
    happens: (victim) => setClock(victim, HOUR_MS),
    shift: HOUR_MS,
    stays: RELOAD_MS,
  },
  { name: 'clock set back an hour', happens: (victim) => setClock(victim, 0), stays: RELOAD_MS, follows: true },
  {
    name: 'storage full of rubbish and page crashed',
    opensAgain: 'page',
    async happens(victim) {
      await victim.page().send('Runtime.evaluate', { expression: FILL_STORAGE });
      crashPage(victim);
    },
    undo: ({ page }) => page().send('Runtime.evaluate', { expression: 'localStorage.clear(); sessionStorage.clear()' }),
  },
  {
    name: 'profile overwritten and browser killed',
    opensAgain: 'browser',
    async happens(victim) {
      killBrowser(victim);
      overwrite(victim.profile);
    },
  },
  {
    name: 'disk full and browser killed',
    opensAgain: 'browser',
    async happens(victim) {
      fillDisk(victim.profile);
      await pause(1_000);
      killBrowser(victim);
    },
    undo: ({ profile }) => spawnSync('rm', ['-f', join(profile, 'rubbish')]),
  },
];
