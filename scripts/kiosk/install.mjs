import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokenFile, UsageError } from './options.mjs';

/** Folder of the browsers' profiles. systemd makes it and gives it to the user. */
const PROFILES = '/var/lib/northwall-kiosk';

/** Folders in which Chromium and Chrome read the policies of the machine's owner: Debian, Ubuntu's snap, Chrome. */
const POLICIES = ['/etc/chromium', '/etc/chromium-browser', '/etc/opt/chrome'].map(
  (folder) => `${folder}/policies/managed/northwall-kiosk.json`,
);

const UNITS = '/etc/systemd/system';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {{ path: string, text: string }} File */

/** Quotes a word of a unit's command line, so that systemd takes it as it is. @param {string} word */
export function unitWord(word) {
  const text = word.replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[\w@%$+=:,./-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** @param {Options} options @param {string} origin */
function screenOptions({ count, screens, profiles, chromium, flags, limits, panelOff, counts, status }, origin) {
  const words = [
    ...['--site', origin, '--screens', String(count), '--profiles', PROFILES],
    ...screens.flatMap(({ show }) => ['--show', show]),
    ...screens.flatMap(({ box }) => (box ? ['--geometry', `${box.width}x${box.height}+${box.x}+${box.y}`] : [])),
    ...(screens.some(({ touch }) => touch) ? screens.flatMap(({ touch = '' }) => ['--touch', touch]) : []),
    ...(chromium ? ['--chromium', chromium] : []),
    ...flags.map((flag) => `--flag=${flag}`),
    ...['--frame-limit', String(limits.frame / 1_000), '--visit-limit', String(limits.visit / 1_000)],
    ...(panelOff ? ['--panel-off', panelOff] : []),
    ...(counts ? ['--counts', counts] : []),
    ...(status.token === tokenFile(profiles) ? [] : ['--status-token', status.token]),
    ...['--status-host', status.host, '--status-port', String(status.port)],
  ];
  return words.map(unitWord).join(' ');
}

/**
 * Files that an installed kiosk needs beside its own folder, as whole texts.
 * @param {Options} options
 * @param {string} folder where this launcher lies
 * @param {string} node the path of Node
 * @returns {File[]}
 */
export function installedFiles(options, folder, node) {
  const { origin, session, user, count, port } = options;
  const servesSite = port !== undefined;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const values = /** @type {Record<string, string>} */ ({
    command: [node, join(folder, 'scripts/kiosk.mjs')].map(unitWord).join(' '),
    options: screenOptions(options, origin),
    origin,
    port: String(port),
    user,
    units: [
      ...(servesSite ? ['northwall-site.service'] : []),
      ...(session === 'x' ? ['northwall-display.service'] : []),
      ...numbers.map((number) => `northwall-screen@${number}.service`),
    ].join(' '),
  });
  /** @param {string} source @param {string} path @returns {File} */
  const file = (source, path) => ({
    path,
    text: readFileSync(join(folder, 'deploy/kiosk', source), 'utf8').replace(
      /\{\{(\w+)\}\}/g,
      (_, name) => values[name] ?? '',
    ),
  });
  return [
    file('northwall-kiosk.target', `${UNITS}/northwall-kiosk.target`),
    ...(servesSite ? [file('northwall-site.service', `${UNITS}/northwall-site.service`)] : []),
    ...(session === 'x' ? [file('northwall-display.service', `${UNITS}/northwall-display.service`)] : []),
    file(`northwall-screen-${session}.service`, `${UNITS}/northwall-screen@.service`),
    file('watchdog.conf', '/etc/systemd/system.conf.d/northwall-kiosk.conf'),
    file('journal.conf', '/etc/systemd/journald.conf.d/northwall-kiosk.conf'),
    file('user.conf', '/etc/sysusers.d/northwall-kiosk.conf'),
    ...POLICIES.map((path) => file('policies.json', path)),
  ];
}

/** Commands to type once the files are there. */
const NEXT = `Then, as root:
  systemd-sysusers
  systemctl daemon-reload
  systemctl enable --now northwall-kiosk.target
Follow it with: journalctl -f -u "northwall-*"`;

/** Advice for several screens that share an X display without a named touch device. */
const TOUCH = `If the screens can be touched: X maps each touch to all monitors together until its screen is named. List the devices,
  DISPLAY=:0 runuser -u USER -- xinput list --name-only
then run --install again with --touch "DEVICE" once for each screen, from left to right ("" for one without touch).`;

/**
 * Writes the files of an installed kiosk, or only prints them.
 * @param {Options} options
 * @param {string} folder where this launcher lies
 * @param {(text: string) => void} print
 */
export function install(options, folder, print) {
  const files = installedFiles(options, folder, process.execPath);
  if (options.dryRun) {
    for (const { path, text } of files) print(`# ${path}\n${text}`);
    return;
  }
  if (options.root === '/' && process.getuid?.() !== 0) {
    throw new UsageError('--install writes to /etc: run it as root, or look first with --dry-run.');
  }
  for (const { path, text } of files) {
    const target = join(options.root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    print(`wrote ${target}`);
  }
  print(NEXT);
  if (options.count > 1 && !options.screens.some(({ touch }) => touch)) print(TOUCH.replace('USER', options.user));
}
