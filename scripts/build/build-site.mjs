import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { loadEntry } from '../tools/load-entry.mjs';
import { BUILD_RECORD, recordOf } from './build-record.mjs';
import { sharedChunks } from './chunks.mjs';
import { compressSite } from './compress.mjs';
import { keepHashedFiles } from './keep-hashed-files.mjs';
import { fillTemplate, pageFile } from './page-html.mjs';
import { robotsTxt, securityTxt, sitemapXml } from './text-files.mjs';
import { writeWorker } from './worker.mjs';

const BUILDS = '.cache/builds';
const MANIFEST = 'build-manifest.json';

/**
 * Options of a build. `base` is the path under which the site is to be served, with a slash at both ends, such as
 * `/northwall/`; `worker` has visitors' browsers keep the site; `keep` leaves the hashed files of the build before in
 * place.
 * @typedef {{ base?: string, worker?: boolean, keep?: boolean }} BuildOptions
 */

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Builds the client's files and every route as a page of its own into `site`, an empty folder.
 * @param {string} site
 * @param {string} prerender an empty folder for the build that renders the pages
 * @param {string} base
 * @param {boolean} worker
 */
async function buildInto(site, prerender, base, worker) {
  const record = recordOf({ base, worker });
  const define = { 'import.meta.env.VITE_WORKER': JSON.stringify(worker) };
  const output = { codeSplitting: { groups: [sharedChunks()] } };
  await build({ base, define, logLevel: 'warn', build: { outDir: site, rolldownOptions: { output } } });
  await build({
    base,
    logLevel: 'warn',
    build: { ssr: 'src/app/entry-server.tsx', outDir: prerender, copyPublicDir: false },
  });
  const { calendarFiles } = await loadEntry('scripts/build/calendars.ts');
  for (const [name, text] of calendarFiles()) write(`${site}/${name}`, text);

  // The build has no visitor's storage, and Node's own, from 25 on, only warns that it has none.
  Reflect.deleteProperty(globalThis, 'localStorage');
  const { cases, pairs, origin, securityContact, pagePaths, unlistedPaths, render } = await import(
    pathToFileURL(`${prerender}/entry-server.js`).href
  );
  const template = readFileSync(`${site}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${site}/${MANIFEST}`, 'utf8'));
  rmSync(`${site}/${MANIFEST}`);
  for (const path of [...pagePaths, ...unlistedPaths, '/404']) {
    write(`${site}/${pageFile(path)}`, fillTemplate(template, await render(path), manifest, base));
  }
  const root = origin + base.slice(0, -1);
  write(`${site}/sitemap.xml`, sitemapXml(root, pagePaths));
  write(`${site}/robots.txt`, robotsTxt(root));
  write(`${site}/.well-known/security.txt`, securityTxt(root, securityContact));
  write(`${site}/qa/cases.json`, `${JSON.stringify(cases(), null, 1)}\n`);
  write(`${site}/qa/pairs.json`, `${JSON.stringify(pairs(), null, 1)}\n`);
  write(`${site}/${BUILD_RECORD}`, `${JSON.stringify(record, null, 1)}\n`);
  await writeWorker(site, worker);
  await compressSite(site);
  console.log(`Built ${pagePaths.length} pages and the 404 page.`);
}

/**
 * Puts the folder `fresh` in the place of `folder`, whether that exists or not.
 * @param {string} fresh
 * @param {string} folder
 */
function swap(fresh, folder) {
  const old = `${fresh}-old`;
  mkdirSync(dirname(resolve(folder)), { recursive: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds the site beside `folder` and swaps it in once it is complete: nobody sees half a build, and a failed one
 * leaves the last as it was.
 * @param {string} folder
 * @param {BuildOptions} [options]
 */
export async function buildSite(folder, { base = '/', worker = true, keep = false } = {}) {
  if (!/^\/([\w.-]+\/)*$/.test(base)) throw new Error(`"${base}" is no base: it begins and ends with a slash.`);
  process.env.NODE_ENV = 'production';
  mkdirSync(BUILDS, { recursive: true });
  const work = mkdtempSync(resolve(BUILDS, 'build-'));
  try {
    await buildInto(`${work}/site`, `${work}/prerender`, base, worker);
    if (keep) keepHashedFiles(folder, `${work}/site`);
    swap(`${work}/site`, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
