import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { HASHED, WORKER } from '../../deploy/headers.mjs';

/**
 * File that the service worker keeps. `url` is relative to the worker; files whose names stay when their contents
 * change have a `revision`.
 * @typedef {{ url: string, revision: string | null, integrity: string }} Kept
 */

/**
 * Files of a site that the service worker keeps: its pages and its hashed files. A page's address is its folder's,
 * which every server answers without a redirect.
 * @param {Iterable<readonly [path: string, bytes: Uint8Array]>} files by path from the site's folder, with slashes and
 * none in front
 * @returns {Kept[]}
 */
export function precachedFiles(files) {
  return [...files].flatMap(([path, bytes]) => {
    const hashed = `/${path}`.startsWith(HASHED);
    if (!hashed && !path.endsWith('.html')) return [];
    const hash = createHash('sha256').update(bytes).digest('base64');
    const url = path.replace(/(^|\/)index\.html$/, '$1') || './';
    return [{ url, revision: hashed ? null : hash.slice(0, 16), integrity: `sha256-${hash}` }];
  });
}

/** First line of the worker's file: its list of files. @param {readonly Kept[]} files */
export const manifestLine = (files) => `self.__WB_MANIFEST=${JSON.stringify(files)};\n`;

/**
 * Writes the service worker of a complete site that is not compressed yet.
 * @param {string} site its folder
 * @param {boolean} on false writes one that removes whatever an earlier build has left with visitors
 */
export async function writeWorker(site, on) {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  const paths = files.map((path) => path.replaceAll('\\', '/')).sort();
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: `src/app/worker/${on ? 'worker' : 'off'}.ts`,
        output: { format: 'iife', entryFileNames: WORKER.slice(1) },
      },
    },
  });
  if (!on) return;
  const file = join(site, WORKER);
  const entries = precachedFiles(paths.map((path) => [path, readFileSync(join(site, path))]));
  writeFileSync(file, manifestLine(entries) + readFileSync(file, 'utf8'));
}
