import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BUILD_RECORD, git, readRecord, sourcesHash } from '../build/build-record.mjs';
import { portOf, serve } from '../serve.mjs';
import { CannotRun } from './cannot-run.mjs';

/**
 * Site that answers, without a slash at its end. `name` names it and the sources of its build, without a password.
 * @typedef {{ address: string, name: string, credentials?: { username: string, password: string }, close: () => void }}
 * Site
 */

/**
 * Sources of a built site, in words.
 * @param {import('../build/build-record.mjs').BuildRecord | undefined} record
 * @param {string} [commit] where no record names one
 */
function builtWords(record, commit = 'unknown') {
  const changes = record?.changed ? ' with changes' : '';
  const built = record ? `${record.built.slice(0, 19).replace('T', ' ')} UTC` : 'at an unknown time';
  return `commit ${record?.commit ?? commit}${changes}, built ${built}`;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} [commit] where the build names none
 * @returns {Promise<Site>}
 */
async function serveFolder(folder, name, commit) {
  const record = readRecord(folder);
  const base = record?.base ?? '/';
  const server = await serve(folder, { port: 0, base });
  return {
    address: `http://localhost:${portOf(server)}${base.slice(0, -1)}`,
    name: `${name} (${builtWords(record, commit)})`,
    close: () => server.close(),
  };
}

/**
 * Serves the site in `dist`, rebuilt first if the sources have changed since its build.
 * @returns {Promise<Site>}
 */
export async function serveOwn() {
  const record = readRecord('dist');
  if (record?.sources !== sourcesHash()) {
    console.log(`${record ? 'The sources are not those that dist was built from' : 'There is no build'}; building …`);
    const options = record ? ['--base', record.base, ...(record.worker ? [] : ['--no-worker'])] : [];
    run(process.execPath, ['scripts/build.mjs', ...options], {});
  }
  return serveFolder('dist', 'dist');
}

/** Requests a path of a site. @param {Pick<Site, 'address' | 'credentials'>} site @param {string} path */
const ask = ({ address, credentials }, path) =>
  fetch(`${address}/${path}`, {
    headers: credentials
      ? { authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}` }
      : {},
  });

/** The site at an address, which may hold a name and a password. @param {string} given @returns {Promise<Site>} */
export async function siteAt(given) {
  const url = URL.parse(given);
  if (!url) throw new CannotRun('--site takes an address, such as https://example.org.');
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  Object.assign(url, { username: '', password: '', hash: '', search: '' });
  const address = url.href.replace(/\/$/, '');
  const site = { address, ...(username && { credentials: { username, password: password ?? '' } }) };
  const record = await ask(site, BUILD_RECORD)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  return { ...site, name: `${address} (${builtWords(record)})`, close: () => {} };
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: ['inherit', 'inherit', 'inherit'], ...options });
  if (status !== 0) throw new CannotRun(`This failed: ${command} ${args.join(' ')}`);
}

/** Builds the project as it was at a commit and serves that. @param {string} ref @returns {Promise<Site>} */
export async function serveCommit(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-visual-'));
  const archive = `${folder}.tar`;
  try {
    run('git', ['archive', '--output', archive, ref], {});
    run('tar', ['-xf', archive, '-C', folder], {});
    const lock = join(folder, 'package-lock.json');
    const sameLock = readFileSync(lock, 'utf8') === readFileSync('package-lock.json', 'utf8');
    if (sameLock) {
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
      // Makes the lock file older than the installation: an install there would go through the link and empty this
      // project’s own folder.
      utimesSync(lock, 0, 0);
    }
    run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
    return await serveFolder(join(folder, 'dist'), `git:${ref}`, git('rev-parse', '--short', ref));
  } finally {
    rmSync(archive, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the list in a file of a site's `qa`. @param {Site} site @param {string} file */
async function listOf(site, file) {
  const list = `${site.address}/qa/${file}`;
  const answer = await ask(site, `qa/${file}`).catch((error) => {
    throw new CannotRun(`${list} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new CannotRun(`${list} answers ${answer.status}: is this a Northwall site?`);
  return answer.json();
}

/** Cases that a site lists. @param {Site} site @returns {Promise<import('./photograph.mjs').Case[]>} */
export const casesOf = async (site) => (await listOf(site, 'cases.json')).cases;

/** Pairs that a site lists. @param {Site} site @returns {Promise<import('./calibrate.mjs').Pair[]>} */
export const pairsOf = async (site) => (await listOf(site, 'pairs.json')).pairs;
