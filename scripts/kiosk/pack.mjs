import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tar } from '../tools/tar.mjs';
import { buildOf } from './seen.mjs';

/** Folder to which the archive unpacks. */
const NAME = 'northwall-kiosk';

/** Paths of the archive's parts: the site, the server, this launcher, and the instructions for them. */
const PARTS = [
  'dist',
  'scripts/kiosk.mjs',
  'scripts/kiosk',
  'scripts/serve.mjs',
  'scripts/server',
  'deploy/headers.mjs',
  'deploy/kiosk',
  'docs/kiosk.md',
  'LICENSE',
];

/** Script for the folder to which it is unpacked. */
const START = "// Shows the site on this machine's screens: node kiosk.mjs --help\nimport './scripts/kiosk.mjs';\n";

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]} files, with slashes and in one order on every machine
 */
function filesAt(folder, path) {
  if (statSync(join(folder, path)).isFile()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesAt(folder, `${path}/${name}`));
}

/**
 * Packs everything that a kiosk needs beside Node and Chromium into one archive.
 * @param {string} folder the project's, with a build
 * @param {string} target the .tar.gz to write
 * @returns {string} a line about the result, for people
 */
export function pack(folder, target) {
  const paths = PARTS.flatMap((part) => filesAt(folder, part));
  const files = paths.map((path) => ({
    name: `${NAME}/${path}`,
    bytes: readFileSync(join(folder, path)),
    mode: 0o644,
  }));
  const start = { name: `${NAME}/kiosk.mjs`, bytes: Buffer.from(START), mode: 0o644 };
  const time = Math.floor(statSync(join(folder, 'dist/index.html')).mtimeMs / 1_000);
  const archive = gzipSync(tar([start, ...files], time), { level: 9 });
  writeFileSync(target, archive);
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const build = buildOf(
    /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1],
    /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html)?.[1],
  );
  const size = `${files.length + 1} files, ${(archive.length / 1e6).toFixed(1)} MB`;
  return `${target}: ${size}${build ? `, build ${build}` : ''}. Unpack it with: tar -xzf ${target}`;
}
