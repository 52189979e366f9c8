import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { CACHE, HEADERS, TYPES } from '../deploy/headers.mjs';

/** Addresses under which a file server would show a page a second time; they are no routes. */
const ALIAS = /(\.html|\/index|\/404)\/*$/;

/** @param {import('node:http').ServerResponse} response @param {string} path */
function setHeaders(response, path) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? CACHE.hashed : CACHE.other);
  for (const [ending, type] of Object.entries(TYPES)) {
    if (path.endsWith(ending)) response.setHeader('Content-Type', type);
  }
}

/**
 * Serves a built site: 200 for its pages and files, 404 with its 404 page for everything else.
 *
 * @param {string} folder the build's output
 * @param {number} port 0 for any free one
 * @returns {Promise<import('node:http').Server>} once it listens; rejects when it cannot
 */
export function serve(folder, port) {
  const notFound = readFileSync(`${folder}/404.html`);
  const answer404 = (/** @type {import('node:http').ServerResponse} */ response) => {
    setHeaders(response, '/404');
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': notFound.length });
    response.end(notFound);
  };
  const files = sirv(folder, {
    etag: true,
    setHeaders,
    onNoMatch: (_request, response) => answer404(response),
  });
  const server = createServer((request, response) => {
    // A file that went away since the start ends this answer, not the server.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (ALIAS.test((request.url ?? '/').split(/[?#]/, 1)[0] ?? '/')) {
      answer404(response);
    } else {
      files(request, response);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
