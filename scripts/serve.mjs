import { createServer } from 'node:http';
import { handler, refuse } from './server/handle.mjs';
import { readSite } from './server/site.mjs';

/** Milliseconds that a stopping server gives to the answers under way. */
const GRACE_MS = 3_000;

/**
 * @typedef {{ port: number, host?: string, base?: string } & import('./server/handle.mjs').HandleOptions} ServeOptions
 */

/**
 * Serves a built site: 200 for its pages and files, 404 with its 404 page for everything else. The site is read once,
 * now: a build that replaces it later changes nothing until the next start.
 *
 * @param {string} folder the build's output
 * @param {ServeOptions} options `port` 0 is any free one; `host` is this machine alone unless it is named; `base` is
 * the path that the site was built for
 * @returns {Promise<import('node:http').Server>} once it listens; rejects when it cannot
 */
export function serve(folder, { port, host = '127.0.0.1', base = '/', ...options }) {
  const server = createServer(handler(readSite(folder, base), options));
  server.on('clientError', refuse);
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n');
  });
  return new Promise((resolve, reject) => {
    // Kept after listening: a connection that cannot be accepted later, for want of descriptors, is an error too and
    // ends nothing.
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** @param {import('node:http').Server} server that listens on a port */
export const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/**
 * Ends a server on SIGTERM and SIGINT: no new requests, a moment for those under way, then the process has nothing left
 * to do.
 * @param {import('node:http').Server} server
 */
export function stopOnSignal(server) {
  const stop = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
