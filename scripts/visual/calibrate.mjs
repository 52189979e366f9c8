import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { comparePictures } from './pixels.mjs';

/** @typedef {import('./fingerprint.mjs').Box} Box */
/**
 * @typedef {Omit<import('./photograph.mjs').Case, 'address'> & { reason: string, expect: 'different' | 'equal', box?:
 * Box, ways: { address: string, steps?: import('./reach.mjs').AnyStep[] }[] }} Pair as `/qa/pairs.json` lists it
 */

/** File of the boxes of the project's own pairs, by name. */
const BOXES = 'src/qa/pair-boxes.json';

/** CSS px by which a box is larger than measured: another browser draws letters a little elsewhere. */
const MARGIN = 2;

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Smallest box around both. @param {Box} a @param {Box} b @returns {Box} */
function around(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Adds the margin to a measured box, within the window. @param {Box} box @param {Pair} pair @returns {Box} */
function withMargin(box, { viewport: { width, height } }) {
  const [x, y] = [Math.max(box.x - MARGIN, 0), Math.max(box.y - MARGIN, 0)];
  const right = Math.min(box.x + box.width + MARGIN, width);
  const bottom = Math.min(box.y + box.height + MARGIN, height);
  return { x, y, width: right - x, height: bottom - y };
}

const words = (/** @type {Box} */ { x, y, width, height }) => `${width} × ${height} at ${x}, ${y}`;

/**
 * Mistake in the result of a pair, in words; undefined where it is right.
 * @param {Pair} pair
 * @param {Box | undefined} found in CSS px; undefined where the pictures are equal
 */
export function mistakeOf({ expect, box }, found) {
  if (expect === 'equal') return found && `pictures that are equal were found different, ${words(found)}`;
  if (!found) return 'pictures that differ were found equal';
  return !box || holds(box, found) ? undefined : `differs at ${words(found)}, outside of ${words(box)}`;
}

/**
 * Box around the differences of a pair's pictures, in CSS px; undefined where they are equal.
 * @param {Buffer} first
 * @param {Buffer} second
 * @param {Partial<import('./profiles.mjs').Profile>} profile
 * @returns {Box | undefined}
 */
export function boxBetween(first, second, { pixelRatio = 1, shades = 0 }) {
  const { box, most } = comparePictures(PNG.sync.read(first), PNG.sync.read(second));
  if (!box || most <= shades) return undefined;
  const [x, y] = [Math.floor(box.x / pixelRatio), Math.floor(box.y / pixelRatio)];
  const right = Math.ceil((box.x + box.width) / pixelRatio);
  const bottom = Math.ceil((box.y + box.height) / pixelRatio);
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Boxes by the names of their pairs as JSON: a line for each, as the formatter leaves it.
 * @param {Record<string, Box>} boxes
 */
export function boxesJson(boxes) {
  const lines = Object.entries(boxes).map(
    ([name, box]) => `  ${JSON.stringify(name)}: ${JSON.stringify(box, undefined, 1).replace(/\s+/g, ' ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Writes the measured boxes of pairs that differ, each around the boxes of all browsers.
 * @param {readonly { pair: Pair, box: Box }[]} found
 */
export function writeBoxes(found) {
  const pairs = new Map(found.map(({ pair }) => [pair.name, pair]));
  const boxes = [...pairs].map(([name, pair]) => {
    const [first, ...others] = found.flatMap((one) => (one.pair.name === name ? [one.box] : []));
    return [name, withMargin(others.reduce(around, /** @type {Box} */ (first)), pair)];
  });
  writeFileSync(BOXES, boxesJson(Object.fromEntries(boxes)));
  return `${boxes.length} boxes are in ${BOXES} now; the next build has them.`;
}
