import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { oneLine } from './log.mjs';
import { COMPUTER_SCREENS } from './options.mjs';

/** Milliseconds that a launcher has for an answer. */
const ANSWER_MS = 5_000;
/** Milliseconds that it has for a picture. */
const PICTURE_MS = 15_000;

/** Milliseconds by which a computer's clock may differ from this one's. */
const CLOCK_MS = 1_000;

/** @typedef {import('./status-server.mjs').Status} Status */

/**
 * Answer for a screen: its status, and in milliseconds how far its clock is ahead of this one's and the accuracy of
 * that; or the reason why there is none.
 * @typedef {{ status: Status, ahead: number, within: number } | { failure: string }} Answer
 */

/** Failure of a screen for which nothing listens: the only one that says that it shows nothing. */
const NO_LAUNCHER = 'no launcher runs';

/** Screen that is asked, under its owner's name for it. @typedef {{ name: string, url: string }} Place */

/** Host as an address has it: IPv6 in brackets. @param {string} host */
const bracketed = (host) => (isIPv6(host) ? `[${host}]` : host);

/**
 * Address at which a screen's status is answered.
 * @param {string} host a name or an address
 * @param {number} port before that of the first screen
 * @param {number} screen its number
 */
const statusUrl = (host, port, screen) => `http://${bracketed(host)}:${port + screen}`;

/**
 * Places of a computer's screens: one if a port is named, else all that there may be.
 * @param {string} host
 * @param {number} port
 * @returns {Place[]}
 */
export function placesOf(host, port) {
  if (!isIPv6(host) && /:\d+$/.test(host)) return [{ name: host, url: `http://${host}` }];
  return Array.from({ length: COMPUTER_SCREENS }, (_, index) => ({
    name: `${host} screen ${index + 1}`,
    url: statusUrl(host, port, index + 1),
  }));
}

/**
 * Reads a launcher's answer, whatever its version; undefined if it is something else.
 * @param {unknown} value
 * @returns {Status | undefined}
 */
function readStatus(value) {
  const { screens, asked, state, repairs, now, unread } = Object(value);
  const isScreen =
    [asked, state].every((text) => typeof text === 'string') &&
    [screens, repairs, now].every(Number.isSafeInteger) &&
    Array.isArray(unread);
  return isScreen ? /** @type {Status} */ (value) : undefined;
}

/** @param {unknown} error */
function failureOf(error) {
  const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
  if (name === 'TimeoutError') return 'no answer';
  return cause?.code === 'ECONNREFUSED' ? NO_LAUNCHER : `cannot be asked (${cause?.code ?? name})`;
}

const REFUSALS = /** @type {Record<number, string>} */ ({
  401: 'refused: name its token with --status-token',
  503: 'no picture',
});

/** @param {string} url @param {string | undefined} token @param {number} limit */
async function get(url, token, limit) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(limit), redirect: 'error' });
  const body = Buffer.from(await response.arrayBuffer());
  return { body, refused: response.ok ? undefined : (REFUSALS[response.status] ?? `refused (${response.status})`) };
}

/**
 * Asks for one screen.
 * @param {Place} place
 * @param {string | undefined} token
 * @returns {Promise<Answer>} never rejects
 */
async function askStatus({ url }, token) {
  try {
    const first = await get(url, token, ANSWER_MS);
    if (first.refused !== undefined) return { failure: first.refused };
    // The second answer comes over an open connection, and tells the time more exactly.
    const sentAt = Date.now();
    const { body } = await get(url, token, ANSWER_MS);
    const within = (Date.now() - sentAt) / 2;
    const status = readStatus(JSON.parse(String(body)));
    if (status === undefined) throw new SyntaxError('No status');
    return { status, ahead: Math.round(status.now - sentAt - within), within };
  } catch (error) {
    return { failure: error instanceof SyntaxError ? 'something else answers' : failureOf(error) };
  }
}

/**
 * Asks whether none of these screens shows anything: each is outside its hours, or no launcher runs for it. One that
 * cannot be asked may be open.
 * @param {readonly number[]} screens their numbers
 * @param {{ host: string, port: number, token: string | undefined }} computer whose launchers answer at `host`; `port`
 * is the one before that of the first screen
 * @returns {Promise<boolean>} never rejects
 */
export async function areClosed(screens, { host, port, token }) {
  const answers = await Promise.all(
    screens.map((screen) => askStatus({ name: '', url: statusUrl(host, port, screen) }, token)),
  );
  return answers.every((answer) => ('failure' in answer ? answer.failure === NO_LAUNCHER : answer.status.closed));
}

/** Faults of a screen, a few words each; empty if it is well. @param {Answer} answer @returns {string[]} */
export function faultsOf(answer) {
  if ('failure' in answer) return [answer.failure];
  const { status, ahead, within } = answer;
  const { state, frameAge = 0, frameLimit, unread, at, closed, dark, misfit } = status;
  const isShown = state === 'shown';
  const isLate = frameAge > frameLimit;
  const isDark = dark && !closed;
  return [
    ...(isShown ? [] : [state]),
    ...(isShown && isLate ? ['late'] : []),
    ...(isShown && !isLate && at ? ['another page'] : []),
    ...(isDark ? ['monitor off'] : []),
    ...(!isDark && misfit ? ['does not fill its monitor'] : []),
    ...(Math.abs(ahead) - within > CLOCK_MS ? ['wrong time'] : []),
    ...(unread.length > 0 ? ['wrong address'] : []),
  ];
}

/** @param {number} ms */
const seconds = (ms) => `${Math.round(ms / 1_000)} s`;

/** @param {Extract<Answer, { status: Status }>} answer */
function details({ status, ahead, within }) {
  const { frameAge, panelOff, closed, until, at, on, renderer, misfit, build, unread, repairs, asked } = status;
  const age = frameAge === undefined ? 'no frame yet' : `${panelOff ? 'answer' : 'frame'} ${seconds(frameAge)} ago`;
  return [
    age,
    ...(panelOff ? ['panel off'] : []),
    ...(panelOff || closed ? [] : [at ?? on ?? []].flat()),
    ...(closed && until ? [`closed until ${until}`] : []),
    ...(frameAge === undefined || closed ? [] : [renderer ?? 'no drawing in this scene']),
    ...(misfit ? [misfit] : []),
    ...(build ? [`build ${build}`] : []),
    `${repairs} ${repairs === 1 ? 'repair' : 'repairs'}`,
    Math.abs(ahead) <= within
      ? `clock right within ${Math.ceil(within)} ms`
      : `clock ${ahead < 0 ? '-' : '+'}${Math.abs(ahead)} ms`,
    ...unread.map((why) => `not read: ${String(why).replace(/\.$/, '')}`),
    asked,
  ].join(', ');
}

/**
 * Line for a screen: `well`, `closed` outside its opening hours, or `wrong`; its name; its faults; and further details.
 * @param {string} name
 * @param {Answer} answer
 */
export function statusLine(name, answer) {
  const faults = faultsOf(answer);
  const verdictOfWell = 'status' in answer && answer.status.closed ? 'closed' : 'well';
  const verdict = faults.length > 0 ? 'wrong' : verdictOfWell;
  const known = 'status' in answer ? [details(answer)] : [];
  return oneLine(`${verdict.padEnd(7)}${name}: ${[...faults, ...known].join(', ')}`);
}

/** Place of a screen with its answer. @typedef {{ place: Place, answer: Answer }} Asked */

/**
 * Asks for all screens of a computer: as many as its launchers report.
 * @param {string} host a name or an address, with the port of one screen or without
 * @param {number} port before that of the first screen
 * @param {string | undefined} token
 * @returns {Promise<Asked[]>} at least one
 */
async function askHost(host, port, token) {
  const answers = await Promise.all(
    placesOf(host, port).map(async (place) => ({ place, answer: await askStatus(place, token) })),
  );
  const counts = answers.map(({ answer }) => ('status' in answer ? answer.status.screens : 1));
  return answers.slice(0, Math.max(1, ...counts));
}

/** @param {Asked} asked @param {string | undefined} token @returns {Promise<string>} the file, or why there is none */
async function savePicture({ place, answer }, token) {
  if ('failure' in answer) return '';
  try {
    const { body, refused } = await get(`${place.url}/picture`, token, PICTURE_MS);
    if (refused !== undefined) return `, ${refused}`;
    const file = `${place.name.replaceAll(/[^\w.-]+/g, '-')}.png`;
    writeFileSync(file, body);
    return `, picture in ${file}`;
  } catch (error) {
    return `, no picture: ${failureOf(error)}`;
  }
}

/**
 * Asks once for the status of all screens.
 * @param {{ hosts: readonly string[], port: number, token: string, picture: boolean }} options `token` is a file, which
 * need not exist; `picture` saves each screen's picture in this folder
 * @returns {Promise<{ lines: string[], well: boolean }>} one line a screen, and one for all
 */
export async function askAll({ hosts, port, token: file, picture }) {
  const token = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const all = (await Promise.all(hosts.map((host) => askHost(host, port, token)))).flat();
  const pictures = await Promise.all(all.map((asked) => (picture ? savePicture(asked, token) : '')));
  const lines = all.map(({ place, answer }, index) => statusLine(place.name, answer) + pictures[index]);
  const wrong = all.filter(({ answer }) => faultsOf(answer).length > 0).length;
  const total = `${all.length} ${all.length === 1 ? 'screen' : 'screens'}`;
  return { lines: [...lines, wrong === 0 ? `${total}, all well.` : `${total}, ${wrong} not well.`], well: wrong === 0 };
}
