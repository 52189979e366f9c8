/**
 * What a picture shows and what made it. Nothing in it depends on when it was made.
 * @typedef {object} Fingerprint
 * @property {string} case its name
 * @property {string} profile
 * @property {string} [picture] SHA-256 of the picture as the browser wrote it, which a baseline holds in fewer bytes; absent in older ones
 * @property {Environment} environment
 * @property {{ site: string, models: Record<string, number>, format: number }} versions
 * @property {number} t the instant shown, milliseconds since the Unix epoch
 * @property {string} beacon
 * @property {State[]} states by model: those of the panels on the page whole, of the others the hash
 * @property {Stage[]} stages the drawings
 * @property {Structure} page
 * @property {Access} access
 *
 * @typedef {object} Environment
 * @property {string} browser name and version
 * @property {string} renderer what draws the panels: `webgl`, `canvas` or `none`
 * @property {string} graphics what WebGL says it runs on
 * @property {number} pixelRatio
 * @property {string[]} fonts of the system, that any text on the page is set in; empty where the driver cannot tell
 * @property {string} arithmetic hash of a scene that shows how the machine rounds; equal on processors that draw alike
 *
 * @typedef {{ id: string, version: number, at: number, hash: string, state?: unknown }} State
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box CSS px
 * @typedef {{ kind: string, count: number, box: Box, inks: Record<string, number>, style: Record<string, string>, geometry: string }} Mark
 * @typedef {{ id: string, renderer: string, pixelRatio: number, hash: string, marks: Mark[] }} Stage
 *
 * @typedef {object} Structure
 * @property {Record<string, string>[]} styles
 * @property {Element[]} elements in the order of the document
 *
 * @typedef {object} Element
 * @property {string} path from the nearest ancestor with an id
 * @property {number} parent index of its parent; -1 for the first
 * @property {number[]} box x, y, width, height in CSS px
 * @property {number} style index into `styles`
 * @property {string} [text] of its own
 *
 * @typedef {object} Access what a screen reader and a keyboard are told
 * @property {Look[]} looks
 * @property {[element: number, look: number, name?: string][]} elements those that are told of, by their indices; a name only where it is not the text
 * @property {number[]} keyboard the elements that the Tab key reaches, in its order
 *
 * @typedef {{ role: string, states: Record<string, string> }} Look
 */

/** What a comparison found. @typedef {{ kind: 'state' | 'renderer' | 'drawing' | 'page' | 'processor', words: string, fields?: string[], model?: string }} Finding */

/** The first few of a list in words, and how many more there are. @param {readonly string[]} list @param {number} [most] */
export function few(list, most = 3) {
  const rest = list.length - most;
  return `${list.slice(0, most).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}

/** Characters of two texts that are shown on either side of what differs between them. */
const AROUND = 24;

/** Two texts without most of what they begin and end with alike. @param {string} before @param {string} after */
function aroundChange(before, after) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [from, to] = [Math.max(start - AROUND, 0), Math.max(end - AROUND, 0)];
  return [before, after].map(
    (text) => `${from > 0 ? '…' : ''}${text.slice(from, text.length - to)}${to > 0 ? '…' : ''}`,
  );
}

/** Two values as a change. @param {unknown} before @param {unknown} after */
export function change(before, after) {
  if (typeof before === 'string' && typeof after === 'string') [before, after] = aroundChange(before, after);
  const word = (/** @type {unknown} */ value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text === undefined || text === '') return 'nothing';
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
  };
  return `${word(before)} → ${word(after)}`;
}
