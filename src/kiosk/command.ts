import { type KioskAddress, writeKiosk } from './address';

/** Most screens of one machine, as `scripts/kiosk/options.mjs` has it. */
export const MACHINE_SCREENS = 9;

/** How many screens an address is for. Where each shows an item of its own, one for each item. */
export const screensOf = ({ wall, play }: KioskAddress): number =>
  typeof wall === 'object' ? wall.columns * wall.rows : wall === 'each' ? play.length : 1;

/**
 * The command that shows an address on all screens of a machine, for a POSIX shell in the folder of the project or of the unpacked archive.
 * Keeps whatever `search` says of the world.
 */
export function launcherCommand(address: KioskAddress, search: string): string {
  const count = Math.min(screensOf(address), MACHINE_SCREENS);
  const query = writeKiosk({ ...address, tile: 1 }, search).replaceAll("'", '%27');
  const screens = count > 1 ? ` --screens ${count}` : '';
  const tile = count > 1 ? '&tile={screen}' : '';
  return `node scripts/kiosk.mjs${screens} --show '/kiosk${query}${tile}'`;
}
