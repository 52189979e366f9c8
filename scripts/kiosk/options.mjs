import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WAYS } from './monitor-power.mjs';

/** Usage, printed by `npm run kiosk -- --help`. */
export const USAGE = `Usage: npm run kiosk -- [options], or node kiosk.mjs [options] in the unpacked archive

Shows the site on this computer's screens and keeps it running.
  --screens N          number of screens, 1 to 9 (1)
  --show ADDRESS       what to show, such as /kiosk or "/kiosk?wall=3x1&tile={screen}"; once for all screens, or once for each (/kiosk)
  --geometry WxH+X+Y   a screen's place on the desktop, once for each (the monitors that X reports, or 1920x1080 side by side)
  --display :N         the X display, once for all screens or once for each (DISPLAY)
  --touch DEVICE       a screen's touch device, as xinput names it, whose touches are mapped to its monitor; once for each screen
  --only N             start only this screen
  --port N             port on which the site is served to this computer (4173)
  --site URL           use a site that is already served instead of the build
  --profiles FOLDER    where the browsers keep their profiles (~/.local/state/northwall-kiosk)
  --chromium FILE      the browser (the system's)
  --flag=FLAG          one more flag for the browser; may be repeated
  --frame-limit S      a page without a new frame for S seconds counts as hung (20)
  --visit-limit S      return to the show after S seconds without a touch or key on another page of the site (300)
  --panel-off TOOL     switch the panel off outside opening hours, by xset, wlr-randr or cec-ctl, or auto for what fits (it stays on)
  --counts FOLDER      count scenes, touches, what is opened and what is taken along, by hour, in a CSV file a day (nothing is counted)
  --status-port N      screen 1 answers --status on port N + 1, screen 2 on N + 2 and so on (4180)
  --status-host NAME   address on which it answers; others than this computer then need the token (127.0.0.1)
  --status-token FILE  the token (status-token in the folder of the profiles); it is made where there is none

Other actions:
  --status [HOST...]   says how the screens of these computers are, one line each; exit code 0 or 1 (this computer)
    --watch            asks again every five seconds
    --picture          saves what each screen shows in this folder
  --check              opens what would be shown and says whether this computer can run it; exit code 0 or 1
  --install            writes systemd units and Chromium's policies; --dry-run prints them, --root FOLDER writes them below that folder
    --session NAME     cage (Wayland, one screen) or x (cage for one screen, else x)
    --user NAME        user who runs the browsers (kiosk)
  --pack FILE          writes one .tar.gz with the site, the server and this launcher, for Node and Chromium without a network
  --serve              only serves the site
  --help`;

/** @typedef {import('./flags.mjs').Box} Box */
/**
 * @typedef {{ number: number, show: string, box: Box | undefined, display: string | undefined, touch: string |
 * undefined, alone: boolean }} ScreenPlan `alone` has a display of its own
 */

/**
 * @typedef {object} Options
 * @property {'run' | 'check' | 'install' | 'serve' | 'help'} action
 * @property {readonly ScreenPlan[]} screens those to run, in order
 * @property {number} count of all screens
 * @property {string} origin of the site
 * @property {number | undefined} port to serve the build on; undefined if `--site` names another server
 * @property {string} profiles
 * @property {string | undefined} chromium
 * @property {readonly string[]} flags
 * @property {import('./screen.mjs').Limits} limits
 * @property {import('./monitor-power.mjs').Way | 'auto' | undefined} panelOff the tool that switches panels off outside
 * opening hours; undefined if they stay on
 * @property {string | undefined} counts the folder in which counts are kept; undefined if nothing is counted
 * @property {{ host: string, port: number, token: string }} status where its screens answer for their status: screen 1
 * at the port after this; 0 is any free one; `token` is a file
 * @property {boolean} dryRun
 * @property {string} root
 * @property {'cage' | 'x'} session
 * @property {string} user
 */

/**
 * @typedef {{ action: 'status', hosts: readonly string[], port: number, token: string, watch: boolean, picture: boolean
 * }} StatusOptions
 */
/** @typedef {Options | StatusOptions | { action: 'pack', file: string }} Command */

/** Most screens of one computer. */
export const COMPUTER_SCREENS = 9;

/** Default file of the status token. @param {string} profiles */
export const tokenFile = (profiles) => join(profiles, 'status-token');

/** Error in the arguments, in one line. */
export class UsageError extends Error {}

/** @param {boolean} holds @param {string} message @returns {asserts holds} */
function demand(holds, message) {
  if (!holds) throw new UsageError(message);
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function whole(name, text, least, most) {
  const number = Number(text);
  const holds = /^\d+$/.test(text) && number >= least && number <= most;
  demand(holds, `--${name} has to be a whole number from ${least} to ${most}, not "${text}".`);
  return number;
}

/** @param {string} text @returns {Box} */
function readGeometry(text) {
  const match = /^(\d{2,5})x(\d{2,5})\+(\d{1,5})\+(\d{1,5})$/.exec(text);
  demand(match !== null, `--geometry has to look like 1920x1080+0+0, not "${text}".`);
  const [width = 0, height = 0, x = 0, y = 0] = match.slice(1).map(Number);
  return { x, y, width, height };
}

/**
 * Returns the whole address that a screen shows.
 * @param {string} show a path, or an address of the site
 * @param {string} origin
 * @param {number} screen
 */
export function showAddress(show, origin, screen) {
  const text = show.replaceAll('{screen}', String(screen));
  demand(URL.canParse(text, origin), `--show cannot be read: "${show}".`);
  const address = new URL(text, origin);
  demand(address.origin === origin, `--show has to be an address of ${origin}, not "${show}".`);
  return address.href;
}

/** @param {string} site */
function readOrigin(site) {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  demand(url !== undefined && /^https?:$/.test(url.protocol), `--site has to be an http address, not "${site}".`);
  demand(url.pathname === '/' && !url.search, `--site has to be an origin, without a path, not "${site}".`);
  return url.origin;
}

/**
 * Reads a list with one value for all screens or one for each.
 * @param {string} name
 * @param {readonly string[]} values
 * @param {number} count
 * @returns {(screen: number) => string | undefined}
 */
function perScreen(name, values, count) {
  const fits = values.length <= 1 || values.length === count;
  demand(fits, `--${name} is given ${values.length} times, for ${count} screen${count === 1 ? '' : 's'}.`);
  return (screen) => values[values.length === 1 ? 0 : screen - 1];
}

const { XDG_STATE_HOME = join(homedir(), '.local', 'state') } = process.env;

const OPTIONS = /** @type {const} */ ({
  screens: { type: 'string', default: '1' },
  show: { type: 'string', multiple: true },
  geometry: { type: 'string', multiple: true },
  display: { type: 'string', multiple: true },
  touch: { type: 'string', multiple: true },
  only: { type: 'string' },
  port: { type: 'string', default: '4173' },
  site: { type: 'string' },
  profiles: { type: 'string', default: join(XDG_STATE_HOME, 'northwall-kiosk') },
  chromium: { type: 'string' },
  flag: { type: 'string', multiple: true },
  'frame-limit': { type: 'string', default: '20' },
  'visit-limit': { type: 'string', default: '300' },
  'panel-off': { type: 'string' },
  counts: { type: 'string' },
  'status-port': { type: 'string', default: '4180' },
  'status-host': { type: 'string', default: '127.0.0.1' },
  'status-token': { type: 'string' },
  status: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  picture: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  install: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  root: { type: 'string', default: '/' },
  session: { type: 'string' },
  user: { type: 'string', default: 'kiosk' },
  pack: { type: 'string' },
  serve: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: args.includes('--status') });
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}

/** @param {string | undefined} text @returns {Options['panelOff']} */
function readPanelOff(text) {
  const wish = /** @type {const} */ (['auto', ...WAYS]).find((each) => each === text);
  demand(text === undefined || wish !== undefined, `--panel-off has to be auto, ${WAYS.join(', ')}, not "${text}".`);
  return wish;
}

/** Reads the computers whose screens are asked for. @param {readonly string[]} hosts */
function readHosts(hosts) {
  for (const host of hosts)
    demand(/^[\w.:[\]-]+$/.test(host), `--status cannot ask "${host}": name a computer, such as booth-1.`);
  return hosts.length === 0 ? ['127.0.0.1'] : hosts;
}

/** @param {string} name @param {readonly unknown[]} values @param {number} count */
const demandForEach = (name, values, count) =>
  demand(
    values.length === 0 || values.length === count,
    `--${name} is given ${values.length} times, for ${count} screens.`,
  );

/**
 * @param {ReturnType<typeof parse>['values']} values
 * @param {number} count
 * @param {string} origin
 * @returns {Options['screens']}
 */
function readScreens({ show = [], geometry = [], display = [], touch = [] }, count, origin) {
  const boxes = geometry.map(readGeometry);
  demandForEach('geometry', boxes, count);
  demandForEach('touch', touch, count);
  const showOf = perScreen('show', show, count);
  const displayOf = perScreen('display', display, count);
  const alone = count === 1 || display.length > 1;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const address = showOf(number) ?? '/kiosk';
    showAddress(address, origin, number);
    const screen = { number, show: address, box: boxes[index], display: displayOf(number) };
    return { ...screen, touch: touch[index] || undefined, alone };
  });
}

/**
 * Reads the command line.
 * @param {readonly string[]} args
 * @returns {Command} throws a `UsageError` if an argument is invalid
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const actions = /** @type {const} */ (['help', 'check', 'install', 'serve']).filter((name) => values[name]);
  const actionCount = actions.length + (values.pack === undefined ? 0 : 1) + (values.status ? 1 : 0);
  demand(actionCount <= 1, 'Only one of --status, --check, --install, --pack and --serve can be asked for.');
  if (values.pack !== undefined) return { action: 'pack', file: values.pack };
  demand(values.status || !(values.watch || values.picture), '--watch and --picture go with --status.');
  const statusPort = whole('status-port', values['status-port'], 0, 65_535 - COMPUTER_SCREENS);
  const token = values['status-token'] ?? tokenFile(values.profiles);
  if (values.status) {
    const { watch, picture } = values;
    return { action: 'status', hosts: readHosts(positionals), port: statusPort, token, watch, picture };
  }

  const count = whole('screens', values.screens, 1, COMPUTER_SCREENS);
  const port = whole('port', values.port, 0, 65_535);
  const origin = values.site === undefined ? `http://127.0.0.1:${port}` : readOrigin(values.site);
  const session = values.session ?? (count === 1 ? 'cage' : 'x');
  demand(session === 'cage' || session === 'x', `--session has to be cage or x, not "${session}".`);
  demand(session === 'x' || count === 1, 'cage shows one screen; use --session x for more.');
  demand(/^[a-z_][a-z0-9_-]{0,31}$/.test(values.user), `--user has to be a user’s name, not "${values.user}".`);
  const frame = whole('frame-limit', values['frame-limit'], 1, 3_600) * 1_000;
  const only = values.only === undefined ? undefined : whole('only', values.only, 1, count);
  demand(
    !values.install || (only === undefined && values.display === undefined),
    '--only and --display do not go with --install: its units start all screens, on the display that it sets up.',
  );
  const screens = readScreens(values, count, origin);
  const panelOff = readPanelOff(values['panel-off']);
  demand(
    panelOff === undefined || statusPort > 0 || screens.every(({ alone }) => alone),
    '--panel-off needs a --status-port: the screens of a display ask each other whether all are closed.',
  );
  return {
    action: actions[0] ?? 'run',
    screens: screens.filter(({ number }) => only === undefined || number === only),
    count,
    origin,
    port: values.site === undefined ? port : undefined,
    profiles: values.profiles,
    chromium: values.chromium,
    flags: values.flag ?? [],
    limits: {
      look: 5_000,
      frame,
      answer: Math.min(10_000, frame / 2),
      start: 60_000,
      visit: whole('visit-limit', values['visit-limit'], 1, 86_400) * 1_000,
    },
    panelOff,
    counts: values.counts,
    status: { host: values['status-host'], port: statusPort, token },
    dryRun: values['dry-run'],
    root: values.root,
    session,
    user: values.user,
  };
}
