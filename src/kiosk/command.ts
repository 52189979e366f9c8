import { type KioskAddress, writeKiosk } from './address';

/** Most screens of one computer, as in `scripts/kiosk/options.mjs`. */
export const COMPUTER_SCREENS = 9;

/** Returns the number of screens of an address: with `each` one for each item, otherwise those of the wall. */
export function screensOf({ wall, play }: KioskAddress): number {
  if (typeof wall === 'object') return wall.columns * wall.rows;
  return wall === 'each' ? play.length : 1;
}

/**
 * Returns the launcher's options that show an address on all screens of a computer, for a POSIX shell, with the world's
 * parameters of `search`.
 */
export function launcherOptions(address: KioskAddress, search: string): string {
  const count = Math.min(screensOf(address), COMPUTER_SCREENS);
  const query = writeKiosk({ ...address, tile: 1 }, search).replaceAll("'", '%27');
  const show = `--show '/kiosk${query}${count > 1 ? '&tile={screen}' : ''}'`;
  return count > 1 ? `--screens ${count} ${show}` : show;
}

const ARCHIVE = 'northwall-kiosk.tar.gz';

/** The commands that pack the site for a kiosk, in the project's folder. */
export const PACKING = ['npm run build -- --no-worker', `npm run kiosk -- --pack ${ARCHIVE}`].join('\n');

/** Debian packages that the launcher needs besides Node, Chromium and kbd: on one screen, and on several. */
const DESKTOP = { one: 'cage xwayland wlr-randr', several: 'xserver-xorg xinit x11-xserver-utils xinput' };

/**
 * Returns the commands that make a kiosk computer show the same at every start, run as root in the folder that holds
 * the archive. `options` are the launcher's.
 */
export function installationCommands(options: string): string {
  const desktop = options.startsWith('--screens') ? DESKTOP.several : DESKTOP.one;
  return [
    `apt-get install nodejs kbd chromium ${desktop}`,
    `tar -xzf ${ARCHIVE} -C /opt`,
    'cd /opt/northwall-kiosk',
    `node kiosk.mjs --install ${options}`,
    'systemd-sysusers',
    `runuser -u kiosk -- node kiosk.mjs --check ${options}`,
    'systemctl daemon-reload',
    'systemctl enable --now northwall-kiosk.target',
  ].join('\n');
}
