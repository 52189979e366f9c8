import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, run } from './apt.mjs';
import { programFile } from './program.mjs';

/** @param {string | undefined} path @returns {path is string} */
function runnable(path) {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a browser; empty if there is none.
 * @param {object} kind
 * @param {string} kind.name
 * @param {string} kind.variable of the environment, whose path goes first
 * @param {string[]} kind.places
 * @param {(() => boolean)[]} kind.installs tried in this order
 */
function find({ name, variable, places, installs }) {
  const path = process.env[variable];
  if (path && !runnable(path)) {
    console.error(`${variable} names "${path}", which cannot be run.`);
    process.exit(1);
  }
  const found = [path, ...places].find(runnable);
  if (found) return found;

  console.log(`No ${name} found; installing one …`);
  for (const install of installs) {
    const installed = install() && places.find(runnable);
    if (installed) return installed;
  }
  return '';
}

/**
 * Path of a Chromium to measure and photograph with: CHROMIUM_PATH, Playwright's own, the system's, or one that can be
 * installed now. Prints one line of advice and exits if there is none.
 */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  const found = find({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    places: [chromium.executablePath(), '/usr/bin/chromium'],
    installs: [
      () => run(process.execPath, [programFile('playwright'), 'install', 'chromium']),
      () => aptInstall('chromium'),
    ],
  });
  if (found) return found;
  console.error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test');
  return process.exit(1);
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, else Debian's headless shell, installed if possible, else the result
 * of `findBrowser`. The shell is the same browser without the window around a page: it opens one in half the time.
 */
async function findTestBrowser() {
  const hasShell = () =>
    runnable(HEADLESS_SHELL) || (aptInstall('chromium-headless-shell') && runnable(HEADLESS_SHELL));
  return !process.env.CHROMIUM_PATH && hasShell() ? HEADLESS_SHELL : findBrowser();
}

/**
 * Path of a Firefox to test with: FIREFOX_PATH, the system's, or one that can be installed now. Empty if there is none:
 * a line says that the tests in Firefox are left out.
 */
function findFirefox() {
  const found = find({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      join(process.env.ProgramFiles ?? 'C:\\Program Files', 'Mozilla Firefox', 'firefox.exe'),
    ],
    installs: [() => aptInstall('firefox-esr')],
  });
  if (!found) console.log('The tests in Firefox are left out: there is none. FIREFOX_PATH=/path/to/firefox names one.');
  return found;
}

const WEBKIT_DRIVERS = ['/usr/bin/WebKitWebDriver'];

/**
 * Path of the driver that opens WebKitGTK: WEBKIT_DRIVER_PATH, the system's, or one that can be installed now. Empty if
 * there is none, as on a machine without a WebKitGTK: a line says that the tests in WebKit are left out.
 */
function findWebKitDriver() {
  const path = process.env.WEBKIT_DRIVER_PATH;
  if (path && !runnable(path)) {
    console.error(`WEBKIT_DRIVER_PATH names "${path}", which cannot be run.`);
    process.exit(1);
  }
  const display = runnable('/usr/bin/Xvfb');
  const found = [path, ...WEBKIT_DRIVERS].find(runnable);
  if (found && display) return found;

  console.log('No WebKitGTK with a display in memory found; installing them …');
  const installed = aptInstall('--no-install-recommends', 'webkit2gtk-driver', 'libgl1-mesa-dri', 'xvfb');
  const driver = found ?? WEBKIT_DRIVERS.find(runnable);
  if (installed && driver) return driver;
  console.log('The tests in WebKit are left out: they need WebKitWebDriver and Xvfb.');
  return '';
}

/** Browsers to test with, by the variables of the environment that name them to Playwright. */
export async function findTestBrowsers() {
  return {
    CHROMIUM_PATH: await findTestBrowser(),
    FIREFOX_PATH: findFirefox(),
    WEBKIT_DRIVER_PATH: findWebKitDriver(),
  };
}
