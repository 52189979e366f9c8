import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { portOf, serve } from '../serve.mjs';
import { CannotRun } from './cannot-run.mjs';

/** A site that answers, without a slash at its end. @typedef {{ address: string, close: () => void }} Site */

/** @param {string} folder @returns {Promise<Site>} */
export async function serveFolder(folder) {
  if (!existsSync(`${folder}/index.html`)) throw new CannotRun(`There is no built site in ${folder}: npm run build`);
  const server = await serve(folder, { port: 0 });
  return { address: `http://localhost:${portOf(server)}`, close: () => server.close() };
}

/** @param {string} address @returns {Site} */
export const siteAt = (address) => ({ address: address.replace(/\/$/, ''), close: () => {} });

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
      // Older than what is installed: an install there would go through the link and empty this project’s own folder.
      utimesSync(lock, 0, 0);
    }
    run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
    return await serveFolder(join(folder, 'dist'));
  } finally {
    rmSync(archive, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cases that a site lists. @param {Site} site @returns {Promise<import('./photograph.mjs').Case[]>} */
export async function casesOf({ address }) {
  const list = `${address}/qa/cases.json`;
  const answer = await fetch(list).catch((error) => {
    throw new CannotRun(`${list} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new CannotRun(`${list} answers ${answer.status}: is this a Northwall site?`);
  return (await answer.json()).cases;
}
