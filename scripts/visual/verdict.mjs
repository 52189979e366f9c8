import { PNG } from 'pngjs';
import { compareDrawings } from './compare-drawings.mjs';
import { compareEnvironments, environmentWords } from './compare-environments.mjs';
import { comparePages } from './compare-pages.mjs';
import { compareStates } from './compare-states.mjs';
import { linesOf, readLines } from './fingerprint.mjs';
import { comparePictures, pictureHash } from './pixels.mjs';
import { changeText } from './words.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */
/** @typedef {import('./fingerprint.mjs').Finding} Finding */

/**
 * Photograph of a page: its picture as PNG, or the hash of its pixels if there is no more, and its fingerprint.
 * @typedef {{ fingerprint: Fingerprint, picture?: Buffer, hash?: string }} Photograph
 */

/**
 * @typedef {object} Verdict
 * @property {'equal' | Finding['kind']} kind named after the first of: the model’s state, what renders, the drawing,
 * the page
 * @property {string[]} lines what was found, the pixels first
 * @property {string} [unlike] what differs between the environments of two pictures whose pixels were therefore not
 * compared
 */

/** Most characters of a line. */
const LONGEST = 200;

const cut = (/** @type {string} */ line) => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line);

/**
 * Difference between the pixels of two pictures, in words; undefined where they are equal.
 * @param {Photograph} before
 * @param {Photograph} after
 * @returns {string | undefined}
 */
function pixelWords(before, after) {
  const [was, is] = [before, after].map(({ picture }) => picture && PNG.sync.read(picture));
  if (was && is) {
    const { count, total, box, most, sizes } = comparePictures(was, is);
    if (sizes) return `The pictures have different sizes: ${sizes}.`;
    return (
      box &&
      `${count} of ${total} pixels differ, by up to ${most} of 255, within ${box.width} × ${box.height} at ${box.x}, ${box.y}.`
    );
  }
  const [old, now] = [before.hash ?? (was && pictureHash(was)), after.hash ?? (is && pictureHash(is))];
  return old === now ? undefined : 'Other pixels than those of the baseline.';
}

/**
 * Differences between two fingerprints.
 * @param {Fingerprint} before
 * @param {Fingerprint} after
 * @returns {Finding[]}
 */
function findingsOf(before, after) {
  const without = (/** @type {string[]} */ list, /** @type {string[]} */ others) =>
    list.filter((file) => !others.includes(file)).join(', ');
  const [gone, come] = [without(before.fonts, after.fonts), without(after.fonts, before.fonts)];
  const fonts = gone === '' && come === '' ? [] : [`font files ${gone || 'nothing'} → ${come || 'nothing'}`];
  const document = /** @type {const} */ (['title', 'lang'])
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key} of the document ${changeText(before[key], after[key])}`);
  return [
    ...compareStates(before.states, after.states, after.t),
    // Sites of two formats describe their marks in two ways.
    ...(before.versions.format === after.versions.format ? compareDrawings(before.stages, after.stages) : []),
    ...[...fonts, ...document].map((words) => ({ kind: /** @type {const} */ ('page'), words })),
    ...comparePages(before.elements, after.elements),
  ];
}

/** True if a fingerprint is a baseline's, whose states are hashes. @param {Fingerprint} fingerprint */
const isCondensed = ({ states }) => states.every(({ state }) => state === undefined);

/** Reduces a fingerprint to what a baseline keeps of it. @param {Fingerprint} fingerprint */
const condensed = (fingerprint) => readLines(linesOf(fingerprint), fingerprint.environment);

/**
 * Judges two photographs of a page. If their environments differ, the fingerprints alone decide.
 * @param {Photograph} before
 * @param {Photograph} after
 * @returns {Verdict}
 */
export function verdictOf(before, after) {
  const [was, is] = isCondensed(before.fingerprint)
    ? [before, after].map(({ fingerprint }) => condensed(fingerprint))
    : [before.fingerprint, after.fingerprint];
  if (!was || !is) throw new Error('Two photographs were expected.');
  const environments = compareEnvironments(was.environment, is.environment);
  const words = pixelWords(before, after);
  const unlike = words !== undefined && environments.length > 0 ? environments.join('; ') : undefined;
  const findings = findingsOf(was, is);
  const same = linesOf(was).join('\n') === linesOf(is).join('\n');
  if (!same && findings.length === 0)
    findings.push({ kind: 'page', words: 'the instant, the beacon, or the versions of the site' });
  if (words !== undefined && unlike === undefined && findings.length === 0)
    findings.push({
      kind: 'renderer',
      words: `the same state, marks and page; on both sides ${environmentWords(is.environment)}`,
    });
  const [first] = findings;
  if (!first) return { kind: 'equal', lines: [], ...(unlike && { unlike }) };
  const pixels = unlike ? `Pixels are not compared: ${unlike}.` : (words ?? 'Every pixel is equal.');
  const named = findings.map(({ kind, words }) => `${kind[0]?.toUpperCase()}${kind.slice(1)} differs: ${words}.`);
  return { kind: first.kind, lines: [pixels, ...named].map(cut), ...(unlike && { unlike }) };
}
