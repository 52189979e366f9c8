import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOptions, showAddress } from '../../scripts/kiosk/options.mjs';
import { readKiosk } from './address';
import { installationCommands, launcherOptions, screensOf } from './command';
import { composeAddress, fieldTextsOf } from './compose';
import { playlistWords } from './page/setup/playlist-words';

const PATHS = ['/expos'];
const FIELDS = ['play', 'hours', 'wall', 'tile', 'bezel'] as const;
const made = (search: string) => composeAddress(fieldTextsOf(search, PATHS, FIELDS), search, PATHS);

test('what cannot be used stays in its field and is a problem there; without a field it is left out', () => {
  const search = '?play=forks, nowhere&hours=nine&scale=0&plya=forks&seed=hall-4';
  expect(fieldTextsOf(search, PATHS, FIELDS)).toMatchObject({ play: 'forks, nowhere', hours: 'nine', scale: '1' });
  const { unread, query } = made(search);
  expect(unread).toEqual(['play', 'hours']);
  expect(query).toBe('?play=forks&seed=hall-4');
});

test('fields that are empty, or do not apply, leave no trace', () => {
  expect(made('?tile=2&bezel=20')).toMatchObject({ problems: [], query: '' });
  expect(made('?wall=each&tile=2&bezel=20')).toMatchObject({ problems: [], query: '?wall=each&tile=2' });
  expect(composeAddress({ play: ' ', distance: '' }, '', PATHS)).toMatchObject({ problems: [], query: '' });
  expect(made('?hours=9:00-18:00').query).toBe('?hours=09:00-18:00');
});

test('a playlist is said in words, with its pages and panels', () => {
  const { address } = made('?play=forks,mesh@90,/expos@3600');
  expect(playlistWords(address.play)).toBe(
    'Shows the forks for 60 s, the panel mesh for 90 s and the page /expos for 3,600 s, then begins again.',
  );
  expect(playlistWords(made('?play=figures@30').address.play)).toBe('Shows four large numbers for 30 s.');
});

/** Returns the addresses that the launcher shows for a command, split as in a shell. */
function launchedAddresses(search: string): string[] {
  const { address, query } = made(search);
  const [, screens = '1', show = ''] = /^(?:--screens (\d) )?--show '([^']+)'$/.exec(
    launcherOptions(address, query),
  ) as string[];
  const options = readOptions(['--screens', screens, '--show', show]);
  if (!('screens' in options)) throw new Error('This command runs the kiosk.');
  return options.screens.map(({ number, show: each }) => showAddress(each, 'http://k', number));
}

test.each([
  ['', [1]],
  ["?play=/expos?subject='a'&rotate=90&at=2026-03-03", [1]],
  ['?wall=3x1&bezel=24&tile=2', [1, 2, 3]],
  ['?wall=each&play=forks,floor', [1, 2]],
  ['?wall=8x8', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
] as const)('the options for %s show it on its screens, each with its number', (search, tiles) => {
  const { address } = made(search);
  const readings = launchedAddresses(search).map((each) => readKiosk(new URL(each).search, PATHS));
  expect(readings).toEqual(tiles.map((tile) => ({ address: { ...address, tile }, problems: [], unread: [] })));
});

test('a wall has as many screens as its columns and rows, or as the playlist has items', () => {
  expect(['', '?wall=8x8', '?wall=each'].map((search) => screensOf(made(search).address))).toEqual([1, 64, 6]);
});

test('setup and the documentation install the same packages', () => {
  const guide = readFileSync('docs/kiosk.md', 'utf8');
  const [, several, one] = /^ *(apt-get install .*\S) +# for one screen: (.*)$/m.exec(guide) ?? [];
  expect(installationCommands("--screens 3 --show '/kiosk'").split('\n')[0]).toBe(several);
  expect(installationCommands("--show '/kiosk'").split('\n')[0]).toBe(`apt-get install ${one}`);
});
