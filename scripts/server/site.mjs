import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CACHE, HASHED, HEADERS, TYPES, WORKER, WORKER_HEADERS } from '../../deploy/headers.mjs';

/** Content codings by preference, with the ending of the file that holds each. */
const CODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Representation of a file: its bytes as sent, and a strong entity tag of exactly these bytes.
 * @typedef {{ coding: 'identity' | 'br' | 'gzip', bytes: Buffer, etag: string }} Representation
 */

/**
 * Resource: a file as it is served. `headers` are those of its policy, `codings` its compressed forms, the preferred
 * one first.
 * @typedef {{ type: string, cache: string, headers: Readonly<Record<string, string>>, identity: Representation,
 * codings: readonly Representation[], }} Resource
 */

/**
 * Built site in memory: the resource of each path, and the page for all other paths.
 * @typedef {{ resources: ReadonlyMap<string, Resource>, notFound: Resource | undefined }} Site
 */

/** @param {Representation['coding']} coding @param {Buffer} bytes @returns {Representation} */
function represent(coding, bytes) {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { coding, bytes, etag: `"${hash}"` };
}

/**
 * Regular files under a folder, as paths from it with slashes. Links are left out, wherever they lead.
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/** @param {string} folder @param {string} path @returns {Resource} */
function readResource(folder, path) {
  const types = /** @type {Record<string, string>} */ (TYPES);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    cache: path.startsWith(HASHED) ? CACHE.hashed : CACHE.other,
    headers: path === WORKER ? WORKER_HEADERS : HEADERS,
    identity: represent('identity', readFileSync(join(folder, path))),
    codings: CODINGS.filter(([, ending]) => existsSync(join(folder, path + ending))).map(([coding, ending]) =>
      represent(coding, readFileSync(join(folder, path + ending))),
    ),
  };
}

/**
 * Reads a built site. `terms/index.html` is served as `/terms` and `/terms/`, every other file under its own name; the
 * compressed files beside a file are forms of it. `404.html` is served under no path, but for each that is unknown.
 * @param {string} folder the build's output; throws when it cannot be read
 * @param {string} [base] the path under which it is served, with a slash at both ends
 * @returns {Site}
 */
export function readSite(folder, base = '/') {
  const prefix = base.slice(0, -1);
  /** @type {Map<string, Resource>} */
  const resources = new Map();
  const files = filesUnder(folder);
  const names = new Set(files);
  for (const path of files) {
    if (CODINGS.some(([, ending]) => path.endsWith(ending) && names.has(path.slice(0, -ending.length)))) continue;
    const resource = readResource(folder, path);
    if (!path.endsWith('/index.html')) {
      resources.set(prefix + path, resource);
      continue;
    }
    const page = prefix + path.slice(0, -'/index.html'.length);
    resources.set(`${page}/`, resource);
    if (page) resources.set(page, resource);
  }
  const notFound = resources.get(`${prefix}/404.html`);
  resources.delete(`${prefix}/404.html`);
  return { resources, notFound };
}
