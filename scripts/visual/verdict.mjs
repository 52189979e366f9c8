import { compareDrawings } from './compare-drawings.mjs';
import { compareEnvironments, environmentWords } from './compare-environments.mjs';
import { comparePages } from './compare-pages.mjs';
import { compareStates } from './compare-states.mjs';
import { few } from './fingerprint.mjs';
import { comparePictures } from './pixels.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */
/** @typedef {import('./fingerprint.mjs').Finding} Finding */
/** @typedef {import('./pixels.mjs').Picture} Picture */
/** @typedef {import('./pixels.mjs').Pixels} Pixels */

/**
 * @typedef {object} Verdict
 * @property {'equal' | 'format' | Finding['kind']} kind
 * @property {string} words
 * @property {Finding[]} findings all there are, the one that the verdict is named after first
 * @property {Pixels} pixels
 */

/** By how much pictures of one thing were seen to differ between processors: a level anywhere, and more in a few pixels at the edges of shapes. */
const BETWEEN_PROCESSORS = { levels: 35, shareAboveOne: 0.01 };

/** What two processors make of one thing, if that is all that differs. @param {Fingerprint} before @param {Fingerprint} after @param {Pixels} pixels @returns {Finding[]} */
function processorFindings(before, after, { coarse, total, most, sizes }) {
  const alike = compareEnvironments(
    { ...before.environment, arithmetic: after.environment.arithmetic },
    after.environment,
  );
  const processors = before.environment.arithmetic !== after.environment.arithmetic;
  const { levels, shareAboveOne } = BETWEEN_PROCESSORS;
  if (!processors || alike.length > 0 || sizes || most > levels || coarse > total * shareAboveOne) return [];
  return [{ kind: 'processor', words: few(compareEnvironments(before.environment, after.environment)) }];
}

/** @param {Fingerprint} before @param {Fingerprint} after @param {boolean} others whether anything else was found @returns {Finding[]} */
function rendererFindings(before, after, others) {
  // Another processor alone explains no other state, mark or element.
  const { arithmetic } = others ? after.environment : before.environment;
  const differ = compareEnvironments({ ...before.environment, arithmetic }, after.environment);
  if (differ.length > 0) return [{ kind: 'renderer', words: few(differ, 5) }];
  if (others) return [];
  const both = environmentWords(after.environment);
  return [{ kind: 'renderer', words: `other pixels of the same state, marks and page; on both sides ${both}` }];
}

/** @param {Pixels} pixels */
function pixelWords({ count, total, box, most, sizes }) {
  if (sizes) return `The pictures have different sizes: ${sizes}.`;
  if (!box) return 'Every pixel is equal.';
  return `${count} of ${total} pixels differ, by up to ${most} of 255, within ${box.width} × ${box.height} at ${box.x}, ${box.y}.`;
}

/**
 * Why two pictures of a case differ. What has other causes is named after the first of: the model’s state, what renders, the drawing, the page.
 * @param {{ fingerprint: Fingerprint, picture: Picture }} before @param {{ fingerprint: Fingerprint, picture: Picture }} after
 * @returns {Verdict}
 */
export function verdictOf({ fingerprint: before, picture: was }, { fingerprint: after, picture: is }) {
  const pixels = comparePictures(was, is);
  if (!before.access || !after.access) {
    const words = `Baseline of an earlier version, without roles, names and states: make it new with --renew. ${pixelWords(pixels)}`;
    return { kind: 'format', words, findings: [], pixels };
  }
  const states = compareStates(before.states, after.states, after.t);
  // Sites of two formats describe their marks in two ways.
  const alike = before.versions.format === after.versions.format;
  const drawings = alike ? compareDrawings(before.stages, after.stages) : [];
  const pages = comparePages(before, after);
  const differs = pixels.count > 0;
  const others = states.length + drawings.length + pages.length > 0;
  const processor = differs && !others ? processorFindings(before, after, pixels) : [];
  if (processor[0]) {
    const words = `Another processor drew the same: ${processor[0].words}. ${pixelWords(pixels)}`;
    return { kind: 'processor', words, findings: processor, pixels };
  }
  const renderer = differs ? rendererFindings(before, after, others) : [];
  const findings = [...states, ...renderer, ...drawings, ...pages];
  const [first] = findings;
  if (!first) return { kind: 'equal', words: 'Equal.', findings, pixels };
  const own = findings.filter(({ kind }) => kind === first.kind).map(({ words }) => words);
  const name = first.kind[0]?.toUpperCase() + first.kind.slice(1);
  return { kind: first.kind, words: `${name} differs: ${few(own, 2)}. ${pixelWords(pixels)}`, findings, pixels };
}
