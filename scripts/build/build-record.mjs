import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File of a built site with the record of its sources. */
export const BUILD_RECORD = 'qa/build.json';

/** Paths of the sources of a built site, from the project's folder. */
const SOURCES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'deploy/headers.mjs',
  'public',
  'scripts/build',
  'shaders',
  'src',
];

/**
 * Record of a build: its sources and options; `base` and `worker` as of `buildSite`.
 * @typedef {object} BuildRecord
 * @property {string | null} commit short; null outside a repository
 * @property {boolean} changed whether a source differed from that commit
 * @property {string} built ISO 8601, UTC
 * @property {string} sources hash of all sources
 * @property {string} base
 * @property {boolean} worker
 */

/** @param {string} path @returns {string[]} */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    : [path];

/** SHA-256 of the names and contents of all sources but tests, in the project's folder. */
export function sourcesHash() {
  const hash = createHash('sha256');
  const files = SOURCES.filter((path) => existsSync(path)).flatMap(filesIn);
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)).sort()) {
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/** Runs git and returns its output; undefined without git or a repository. @param {string[]} args */
export function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns the record of a build that begins now.
 * @param {{ base: string, worker: boolean }} options
 * @returns {BuildRecord}
 */
export function recordOf({ base, worker }) {
  // Without `.git` of its own, a folder may lie in another project's repository.
  const commit = existsSync('.git') ? git('rev-parse', '--short', 'HEAD') : undefined;
  const changed = commit !== undefined && git('status', '--porcelain', '--', ...SOURCES) !== '';
  const built = new Date().toISOString();
  return { commit: commit ?? null, changed, built, sources: sourcesHash(), base, worker };
}

/**
 * The record of a built site; undefined where it has none.
 * @param {string} folder
 * @returns {BuildRecord | undefined}
 */
export function readRecord(folder) {
  const file = join(folder, BUILD_RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
