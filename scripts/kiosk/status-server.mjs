import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { TIMED_OUT, withTimeout } from './timeouts.mjs';

/** Milliseconds that a browser has for a picture. */
const PICTURE_MS = 10_000;

/** Most connections at once. */
const MOST_CONNECTIONS = 16;

/**
 * Status of a screen from its launcher: its number, and the number of all screens of this computer; the address that it
 * was started with; milliseconds within which a frame is due; whether it is outside its opening hours, and whether its
 * panel is off for that; whether its monitor shows nothing; parts of the address that could not be used; repairs in the
 * last hour; the computer's clock, milliseconds since the Unix epoch.
 * @typedef {object} Status
 * @property {number} screen
 * @property {number} screens
 * @property {string} asked
 * @property {import('./screen-record.mjs').ScreenState['state']} state
 * @property {number} [frameAge] milliseconds; none before the first frame
 * @property {number} frameLimit
 * @property {string} [on] the content shown: a scene, a panel, a path or `opened`
 * @property {string} [renderer] in use; none if nothing is drawn
 * @property {boolean} closed
 * @property {string} [until] when it opens, if it is closed: a time, or a date and a time
 * @property {string} [at] the path of the site that is shown in the show's place
 * @property {string} [build] the name of the page's build
 * @property {boolean} panelOff
 * @property {boolean} [dark]
 * @property {string} [misfit] how the window does not fill its monitor
 * @property {readonly string[]} unread
 * @property {number} repairs
 * @property {number} now
 */

/** True if an address is of this computer itself. @param {string} address */
export const isLoopback = (address) =>
  /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1' || address === 'localhost';

/** Token in a file, which is created if it does not exist. @param {string} file */
export function tokenIn(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Status code with which a request is refused; undefined if it is allowed. From another computer it needs the token.
 * From this one it needs to name this computer as its host: a page that has led a browser here under another name does
 * not.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | undefined} token
 */
function refusal({ socket, headers, method }, token) {
  if (method !== 'GET') return 405;
  if (isLoopback(socket.remoteAddress ?? '')) {
    const host = URL.canParse(`http://${headers.host}`) ? new URL(`http://${headers.host}`).hostname : '';
    return isLoopback(host.replace(/^\[|\]$/g, '')) ? undefined : 403;
  }
  const credentials = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return token && credentials.length === expected.length && timingSafeEqual(credentials, expected) ? undefined : 401;
}

/**
 * Serves a screen's status, as JSON at `/`, and its picture, as a PNG at `/picture`. It changes nothing.
 * @param {{ host: string, port: number, token: string | undefined }} place port 0 is any free one
 * @param {() => Status} status
 * @param {() => Promise<Buffer>} picture
 * @returns {Promise<{ port: number, stop(): void }>} rejects if the port is taken
 */
export async function serveStatus({ host, port, token }, status, picture) {
  /** @type {Promise<Buffer | typeof TIMED_OUT> | undefined} */
  let drawing;
  // Simultaneous requests get the same picture.
  const draw = () => {
    drawing ??= withTimeout(PICTURE_MS, picture()).finally(() => {
      drawing = undefined;
    });
    return drawing;
  };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function respond(request, response) {
    /** @param {number} code @param {string} [type] @param {Buffer | string} [body] */
    const answer = (code, type = 'text/plain', body = '') => {
      response.writeHead(code, {
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      response.end(body);
    };
    const refused = refusal(request, token);
    if (refused !== undefined) return answer(refused);
    if (request.url === '/') return answer(200, 'application/json', JSON.stringify(status()));
    if (request.url !== '/picture') return answer(404);
    const drawn = await draw().catch(() => TIMED_OUT);
    return drawn === TIMED_OUT ? answer(503) : answer(200, 'image/png', /** @type {Buffer} */ (drawn));
  }
  // Failed answers end no show.
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));
  server.maxConnections = MOST_CONNECTIONS;
  server.requestTimeout = PICTURE_MS;
  server.listen(port, host);
  await once(server, 'listening');
  // Connections that cannot be accepted end nothing.
  server.on('error', () => undefined);
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
