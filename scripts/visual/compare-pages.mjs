import { withColourWords } from './colour-words.mjs';
import { compareAccess } from './compare-access.mjs';
import { changeText, fewText } from './words.mjs';

/** @typedef {import('./fingerprint.mjs').Element} Element */
/** @typedef {import('./fingerprint.mjs').Finding} Finding */

/** Most changes of style that a verdict lists, each with its elements. */
const MOST = 3;

/** @param {readonly Element[]} elements @returns {Map<string, Element>} */
const byPath = (elements) => new Map(elements.map((one) => [one.path, one]));

/** @param {Element} before @param {Element} after */
const stylesThatDiffer = ({ style: before = {} }, { style: after = {} }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => withColourWords(`${name} ${changeText(before[name] ?? 'not set', after[name] ?? 'not set')}`));

/** @param {readonly string[]} before @param {readonly string[]} after */
const sameInAnyOrder = (before, after) =>
  before.length === after.length && [...before].sort().every((one, i) => one === [...after].sort()[i]);

/**
 * The changes of style, each with the elements that have it.
 * @param {Map<string, Element>} before
 * @param {Map<string, Element>} after
 * @param {readonly Element[]} elements
 */
function styleChanges(before, after, elements) {
  /** @type {Map<string, string[]>} */
  const changed = new Map();
  for (const [path, one] of after) {
    const previous = before.get(path);
    if (!previous) continue;
    // A change equal to the parent's is only inherited.
    const parent = after.get(elements[one.parent]?.path ?? '');
    const previousParent = parent && before.get(parent.path);
    const inherited = parent && previousParent ? stylesThatDiffer(previousParent, parent) : [];
    const styles = stylesThatDiffer(previous, one).filter((each) => !inherited.includes(each));
    if (styles.length > 0) changed.set(fewText(styles), [...(changed.get(fewText(styles)) ?? []), path]);
  }
  return [...changed].map(([words, paths]) => `${fewText(paths, 1)}: ${words}`);
}

/** @param {Map<string, Element>} before @param {Map<string, Element>} after */
function textChanges(before, after) {
  const changed = [...after].flatMap(([path, { text }]) => {
    const previous = before.get(path);
    return previous && previous.text !== text ? [{ path, was: previous.text ?? '', is: text ?? '' }] : [];
  });
  const reordered =
    changed.length > 1 &&
    sameInAnyOrder(
      changed.map(({ was }) => was),
      changed.map(({ is }) => is),
    );
  const words = changed.map(({ path, was, is }) => `${path} ${changeText(was, is)}`);
  if (words.length === 0) return [];
  return [reordered ? `the same texts in another order: ${fewText(words, 2)}` : `text of ${fewText(words)}`];
}

/** @param {Map<string, Element>} before @param {Map<string, Element>} after */
function boxChanges(before, after) {
  const moved = [...after].flatMap(([path, { box }]) => {
    const previous = before.get(path);
    return previous && previous.box.join() !== box.join()
      ? [`${path} ${changeText(previous.box.join(', '), box.join(', '))}`]
      : [];
  });
  return moved.length > 0 ? [`boxes moved: ${fewText(moved, 2)}`] : [];
}

/**
 * Elements that differ: added and removed ones, texts, styles, boxes and accessible properties, in that order.
 * @param {readonly Element[]} before
 * @param {readonly Element[]} after
 * @returns {Finding[]}
 */
export function comparePages(before, after) {
  const [was, is] = [byPath(before), byPath(after)];
  const gone = [...was.keys()].filter((path) => !is.has(path));
  const come = [...is.keys()].filter((path) => !was.has(path));
  const styles = styleChanges(was, is, after);
  const found = [
    ...(gone.length > 0 ? [`gone: ${fewText(gone)}`] : []),
    ...(come.length > 0 ? [`new: ${fewText(come)}`] : []),
    ...textChanges(was, is),
    ...styles.slice(0, MOST).map((words) => `style of ${words}`),
    ...(styles.length > MOST ? [`${styles.length - MOST} more styles`] : []),
    ...compareAccess(before, after),
    ...boxChanges(was, is),
  ];
  return found.map((words) => ({ kind: /** @type {const} */ ('page'), words }));
}
