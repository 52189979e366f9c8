import { NOT_AS_ROOT } from './browser.mjs';

/** Bytes of memory for the system, and for each screen. */
const SYSTEM_MEMORY = 1e9;
/** Bytes of memory for each screen. */
const SCREEN_MEMORY = 0.7e9;

/** Bytes on the disk for each screen's profile. */
const PROFILE = 0.3e9;

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./options.mjs').Options} Options */
/**
 * @typedef {Pick<Options, 'count' | 'session' | 'port' | 'origin'> & { panelOff?: Options['panelOff'] | undefined }}
 * Wishes
 */
/** @typedef {readonly ['yes' | 'note' | 'no', string]} Verdict */

/** @param {number} bytes */
const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/** @param {number} count */
const screens = (count) => (count === 1 ? '1 screen' : `${count} screens`);

/** @param {string} version @returns {Verdict} */
function judgeNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return fits
    ? ['yes', `Node ${version}`]
    : ['no', `Node ${version} is too old: install 20.19 or later, or 22.12 or later.`];
}

/** @param {Facts} facts @returns {Verdict} */
function judgeBrowser({ chromium, refused, trial }) {
  if (!chromium) return ['no', 'No Chromium: install one, or name it with --chromium.'];
  if (refused) return ['no', NOT_AS_ROOT];
  if (trial?.failure !== undefined) return ['no', `${chromium} does not start. ${trial.failure}`];
  return ['yes', `${chromium} starts`];
}

/** @param {Facts} facts @returns {Verdict[]} */
const judgeShows = ({ trial }) => [
  ...[...new Set(trial?.unopened)].map((why) => /** @type {const} */ (['no', why])),
  ...[...new Set(trial?.problems)].map((why) => /** @type {const} */ (['no', `In the address: ${why}`])),
];

/** @param {Facts} facts @param {Wishes} wishes @returns {Verdict} */
function judgeDisplay({ display, silent, cage, x }, { session }) {
  if (silent.length > 0) return ['no', `No X server answers at display ${silent.join(', ')}.`];
  if (display === 'x') return ['yes', 'X display'];
  if (display === 'wayland') return ['yes', 'Wayland display'];
  const ready = session === 'cage' ? cage : x;
  if (ready) return ['yes', `no display here, but ${session === 'cage' ? 'cage' : 'X'} is installed for --install`];
  return ['no', `No display, and no ${session === 'cage' ? 'cage' : 'X (xserver-xorg, xinit)'} to make one.`];
}

/** @param {Facts} facts @param {Wishes} wishes @returns {Verdict} */
function judgeMonitors({ display, monitors }, { count }) {
  if (count === 1) return ['yes', '1 screen'];
  if (display === 'wayland') return ['no', 'Wayland lets no window choose its screen: use X for more than one.'];
  if (display === 'none') return ['note', `${screens(count)}: monitors are counted once X runs.`];
  if (monitors >= count) return ['yes', `${screens(count)}, ${monitors} monitors`];
  const found = monitors === 1 ? '1 monitor is' : `${monitors} monitors are`;
  return ['note', `${found} found for ${screens(count)}: they share the desktop side by side, or as --geometry says.`];
}

/** @param {Facts} facts @param {Wishes} wishes @returns {Verdict[]} */
function judgeMonitorPower({ panelOff }, { panelOff: wanted }) {
  if (wanted === undefined) return [];
  return panelOff
    ? [['yes', `${panelOff} is installed to switch panels off`]]
    : [['note', `Panels stay on: --panel-off ${wanted} finds no tool for it.`]];
}

/** @param {Facts} facts @param {Wishes} wishes @returns {Verdict} */
function judgePort({ port, foreignAnswers, site }, { port: wanted, origin }) {
  if (port === 'foreign') return foreignAnswers ? ['yes', `${origin} answers`] : ['no', `${origin} does not answer.`];
  if (!site) return ['no', 'The site is not built. Build it first: npm run build'];
  if (port === 'free') return ['yes', `the site is built, port ${wanted} is free`];
  if (port === 'ours')
    return ['note', `Port ${wanted} already serves a site: use it with --site ${origin}, or name another with --port.`];
  return ['no', `Port ${wanted} is taken by something else: name another with --port.`];
}

/**
 * Judges whether a machine can run the kiosk, in one line for each fact.
 * @param {Facts} facts
 * @param {Wishes} wishes
 * @returns {{ lines: string[], fit: boolean }}
 */
export function judgeFacts(facts, wishes) {
  const memory = SYSTEM_MEMORY + SCREEN_MEMORY * wishes.count;
  const disk = PROFILE * wishes.count;
  /** @type {Verdict[]} */
  const verdicts = [
    judgeNode(facts.node),
    judgeBrowser(facts),
    judgeDisplay(facts, wishes),
    judgeMonitors(facts, wishes),
    ...judgeMonitorPower(facts, wishes),
    facts.memory >= memory
      ? ['yes', `${gigabytes(facts.memory)} of memory`]
      : ['note', `${gigabytes(facts.memory)} of memory; ${gigabytes(memory)} is better for ${screens(wishes.count)}.`],
    facts.disk >= disk
      ? ['yes', `${gigabytes(facts.disk)} free on disk`]
      : ['no', `${gigabytes(facts.disk)} free on disk; ${gigabytes(disk)} is needed.`],
    facts.clock
      ? ['yes', 'clock synchronised']
      : ['note', 'The clock is not known to be synchronised: several machines then show different instants.'],
    judgePort(facts, wishes),
    ...judgeShows(facts),
  ];
  const fit = verdicts.every(([verdict]) => verdict !== 'no');
  const lines = verdicts.map(([verdict, text]) => `${verdict.padEnd(5)}${text}`);
  return { lines: [...lines, fit ? 'This machine can run the kiosk.' : 'This machine cannot run the kiosk yet.'], fit };
}
