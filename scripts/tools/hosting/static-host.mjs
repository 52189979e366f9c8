import { CACHE, HASHED, HEADERS, HTTPS_HEADERS, TYPES, WORKER, WORKER_HEADERS } from '../../../deploy/headers.mjs';

/** @param {string} path @param {Record<string, string>} headers */
const rule = (path, headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const POLICY = 'Content-Security-Policy';

/**
 * Text of the `_headers` file that hosts of static sites read: rules whose headers add up. A line with an exclamation
 * mark takes a header of the rules above back; hosts that do not know it let the last rule win by themselves.
 */
export function headersFile() {
  const types = /** @type {const} */ (['.caps', '.webmanifest', '.ics']).map((ending) =>
    rule(`/*${ending}`, { 'Content-Type': TYPES[ending] }),
  );
  const rules = [
    rule('/*', { ...HEADERS, ...HTTPS_HEADERS }),
    rule(`${HASHED}*`, { 'Cache-Control': CACHE.hashed }),
    `${WORKER}\n  ! ${POLICY}\n  ${POLICY}: ${WORKER_HEADERS[POLICY]}`,
    ...types,
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * Text of the `_redirects` file of such hosts: each page under its address without a slash at the end, by a rewrite and
 * not a redirect.
 * @param {readonly string[]} paths of the pages
 */
export const redirectsFile = (paths) =>
  paths
    .filter((path) => path !== '/')
    .map((path) => `${path} ${path}/ 200\n`)
    .join('');
