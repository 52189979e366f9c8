import { createHash } from 'node:crypto';

/**
 * Content of a picture and its origin. Nothing in it depends on when it was made, and but for `environment` nothing on
 * the machine.
 * @typedef {object} Fingerprint
 * @property {Environment} environment
 * @property {{ site: string, format: number }} versions
 * @property {number} t the instant shown, milliseconds since the Unix epoch
 * @property {string} beacon
 * @property {string} title of the document
 * @property {string} lang its language
 * @property {string[]} fonts the files of fonts that were loaded, each with the hash of its content in its name
 * @property {State[]} states by model
 * @property {Stage[]} stages the drawings
 * @property {Element[]} elements of the page, in the order of the document
 *
 * @typedef {object} Environment
 * @property {string} browser name and version
 * @property {string} renderer what draws the panels: `webgl`, `canvas` or `none`
 * @property {string} graphics what WebGL says it runs on
 * @property {number} pixelRatio
 * @property {string[]} fonts of the system, that any text on the page is set in; empty where the driver cannot tell
 * @property {string} arithmetic hash of a scene that shows how the machine rounds; equal on processors that draw alike
 *
 * A model's state: whole where its panel is on the page and a browser has just told it, with the hash of each field in
 * a baseline.
 * @typedef {{ id: string, version: number, hash: string, state?: unknown, fields?: Record<string, string> }} State
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box CSS px
 * @typedef {{ kind: string, count: number, box: Box, inks: Record<string, number>, style: Record<string, string>,
 * geometry: string }} Mark
 * @typedef {{ id: string, renderer: string, pixelRatio: number, marks: Mark[] }} Stage
 *
 * @typedef {object} Element
 * @property {string} path from the nearest ancestor with an id
 * @property {number} parent index of its parent; -1 for the first
 * @property {number[]} box x, y, width, height in CSS px
 * @property {Record<string, string>} [style] that the site sets
 * @property {string} [text] of its own
 * @property {string} [role]
 * @property {string} [name] that a screen reader is told, where it is not the text
 * @property {Record<string, string>} [states] that a screen reader is told
 * @property {true} [stop] the Tab key reaches it
 */

/** Finding of a comparison. @typedef {{ kind: 'state' | 'renderer' | 'drawing' | 'page', words: string }} Finding */

const BETWEEN = ' > ';

/**
 * Name of an element without its number: one line holds the style of all in a row with that name.
 * @param {string} name
 */
const kindOf = (name) => name.replace(/\[\d+\]$/, '');

/** Short hash of a value. @param {unknown} value */
const hashOf = (value) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 8);

/** Hashes of the fields of a model's state. @param {unknown} state */
const fieldsOf = (state) =>
  Object.fromEntries(Object.entries(/** @type {object} */ (state)).map(([key, value]) => [key, hashOf(value)]));

/**
 * Writes a fingerprint, without its environment, as lines: equal lines mean that only pixels can differ.
 * @param {Fingerprint} fingerprint
 * @returns {string[]}
 */
export function linesOf({ versions, t, beacon, title, lang, fonts, states, stages, elements }) {
  /** @type {number[]} */
  const depths = [];
  /** @type {Map<string, string>} */
  const styles = new Map();
  return [
    `shows ${JSON.stringify({ t, beacon, versions, title, lang, fonts })}`,
    ...states.map(({ id, version, hash, state, fields = state && fieldsOf(state) }) => {
      return `state ${JSON.stringify({ id, version, hash: hash.slice(0, 16), fields })}`;
    }),
    ...stages.flatMap(({ marks, ...stage }) => [
      `stage ${JSON.stringify(stage)}`,
      ...marks.map((mark) => `mark ${JSON.stringify(mark)}`),
    ]),
    ...elements.map(({ path, parent, box, style = {}, ...rest }, index) => {
      const depth = parent < 0 ? 0 : (depths[parent] ?? 0) + 1;
      depths[index] = depth;
      const [name, text] = [path.split(BETWEEN).at(-1) ?? '', JSON.stringify(style)];
      const isKnown = (styles.get(kindOf(name)) ?? '{}') === text;
      styles.set(kindOf(name), text);
      return `${' '.repeat(depth + 1)}${name} ${JSON.stringify({ box, ...(!isKnown && { style }), ...rest })}`;
    }),
  ];
}

/**
 * Reads a fingerprint from its lines, without what they leave out.
 * @param {readonly string[]} lines
 * @param {Environment} environment
 * @returns {Fingerprint}
 */
export function readLines(lines, environment) {
  /** @type {Pick<Fingerprint, 'environment' | 'states' | 'stages' | 'elements'>} */
  const fingerprint = { environment, states: [], stages: [], elements: [] };
  const { states, stages, elements } = fingerprint;
  /** @type {number[]} */
  const open = [];
  /** @type {Map<string, Record<string, string>>} */
  const styles = new Map();
  for (const line of lines) {
    const [, indent = '', word = '', json = ''] = /^( *)(\S+) (.*)$/.exec(line) ?? [];
    const value = JSON.parse(json);
    const depth = indent.length - 1;
    if (depth >= 0) {
      const parent = open[depth - 1] ?? -1;
      const above = elements[parent]?.path;
      const path = word.startsWith('#') || above === undefined ? word : `${above}${BETWEEN}${word}`;
      const style = value.style ?? styles.get(kindOf(word)) ?? {};
      styles.set(kindOf(word), style);
      open[depth] = elements.push({ path, parent, ...value, style }) - 1;
    } else if (word === 'state') states.push(value);
    else if (word === 'stage') stages.push({ ...value, marks: [] });
    else if (word === 'mark') stages.at(-1)?.marks.push(value);
    else Object.assign(fingerprint, value);
  }
  return /** @type {Fingerprint} */ (fingerprint);
}
