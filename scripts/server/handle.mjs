import { STATUS_CODES } from 'node:http';
import { answer, textAnswer } from './answer.mjs';

/** Path at which the server reports that it is well, if it was started with `health`. */
export const HEALTH = '/healthz';

/** @typedef {{ health?: boolean, log?: ((line: string) => void) | undefined }} HandleOptions */

/**
 * Returns a listener that answers each request, and never throws.
 * @param {import('./site.mjs').Site} site
 * @param {HandleOptions} options `log` gets one line an answer: time, client, request, status, and whether it was
 * broken off
 * @returns {import('node:http').RequestListener}
 */
export function handler(site, { health = false, log } = {}) {
  return (request, response) => {
    const { method = 'GET', url = '/', headers, socket } = request;
    const client = socket.remoteAddress ?? '-';
    if (log) {
      response.once('close', () => {
        const end = response.writableFinished ? '' : ' aborted';
        log(`${new Date().toISOString()} ${client} ${method} ${JSON.stringify(url)} ${response.statusCode}${end}`);
      });
    }
    try {
      const isHealth = health && url === HEALTH && (method === 'GET' || method === 'HEAD');
      const { status, headers: own, body } = isHealth ? textAnswer(200, 'ok') : answer(site, { method, url, headers });
      response.writeHead(status, own).end(body);
    } catch (error) {
      console.error(`${method} ${JSON.stringify(url)} could not be answered.`, error);
      response.destroy();
    }
  };
}

/** Statuses of requests that cannot be read, by the parser's code; 400 for all others. */
const UNREADABLE = /** @type {Record<string, number>} */ ({ HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 });

/** Milliseconds in which a refused client may go on sending. */
const LINGER_MS = 3_000;

/**
 * Tells a client that its request could not be read, and why, if it still listens.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
export function refuse(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = textAnswer(UNREADABLE[error.code ?? ''] ?? 400, 'The request cannot be read.');
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Further data is read for a moment, and dropped: a connection that is cut while a client still sends takes the
  // answer with it.
  socket.removeAllListeners('data').on('data', () => undefined);
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(cut));
}
