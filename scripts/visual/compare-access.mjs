import { changeText, fewText } from './words.mjs';

/** @typedef {import('./fingerprint.mjs').Element} Element */
/** @typedef {{ role: string, name: string, states: Record<string, string>, label: string }} Told */

/** Most characters of an element’s name or text that a verdict quotes. */
const MOST = 40;

/** The text in an element. @param {readonly Element[]} elements in the order of the document @param {number} index */
function textIn(elements, index) {
  const inside = new Set([index]);
  const texts = [elements[index]?.text ?? ''];
  for (let at = index + 1; inside.has(elements[at]?.parent ?? -1); at++) {
    inside.add(at);
    texts.push(elements[at]?.text ?? '');
  }
  return texts.filter((text) => text !== '').join(' ');
}

/**
 * Accessible role, name and states of each element, by its path.
 * @param {readonly Element[]} elements
 * @returns {Map<string, Told>}
 */
const toldByPath = (elements) =>
  new Map(
    elements.map(({ path, role = '', name = '', states = {} }, index) => {
      const called = (name || textIn(elements, index)).slice(0, MOST);
      const label = role === '' ? path : `${role}${called === '' ? '' : ` “${called}”`} (${path})`;
      return [path, { role, name, states, label }];
    }),
  );

/** @param {Told} before @param {Told} after */
function changesOf(before, after) {
  const states = [...new Set([...Object.keys(before.states), ...Object.keys(after.states)])];
  return [
    ...(before.role === after.role ? [] : [`role ${changeText(before.role, after.role)}`]),
    ...(before.name === after.name ? [] : [`name ${changeText(before.name, after.name)}`]),
    ...states
      .filter((state) => before.states[state] !== after.states[state])
      .map((state) => `${state} ${changeText(before.states[state], after.states[state])}`),
  ];
}

/**
 * Elements on both pages whose accessible properties differ, grouped by change.
 * @param {Map<string, Told>} before
 * @param {Map<string, Told>} after
 */
function toldChanges(before, after) {
  /** @type {Map<string, string[]>} */
  const changed = new Map();
  for (const [path, one] of after) {
    const previous = before.get(path);
    const words = previous ? fewText(changesOf(previous, one)) : '';
    if (previous && words !== '') changed.set(words, [...(changed.get(words) ?? []), previous.label]);
  }
  const found = [...changed].map(([words, elements]) => `${fewText(elements, 1)}: ${words}`);
  return found.length > 0 ? [`told to a screen reader: ${fewText(found)}`] : [];
}

/**
 * @param {readonly Element[]} before
 * @param {readonly Element[]} after
 * @param {Map<string, Told>} told before
 * @param {Map<string, Told>} tells after
 */
function keyboardChanges(before, after, told, tells) {
  const [was, is] = [before, after].map((elements) =>
    elements.flatMap(({ path, stop }) => (stop && told.has(path) && tells.has(path) ? [path] : [])),
  );
  if (!was || !is) return [];
  const labelOf = (/** @type {string} */ path) => told.get(path)?.label ?? path;
  const gone = was.filter((path) => !is.includes(path)).map(labelOf);
  const come = is.filter((path) => !was.includes(path)).map(labelOf);
  const [order, newOrder] = [was.filter((path) => is.includes(path)), is.filter((path) => was.includes(path))];
  const moved = newOrder.find((path, i) => path !== order[i]);
  return [
    ...(gone.length > 0 ? [`the keyboard no longer reaches ${fewText(gone)}`] : []),
    ...(come.length > 0 ? [`the keyboard newly reaches ${fewText(come)}`] : []),
    ...(moved === undefined ? [] : [`the keyboard reaches in another order: ${labelOf(moved)} earlier`]),
  ];
}

/**
 * Differences for assistive technology between the elements on both pages: roles, names, states, and the order in which
 * the keyboard reaches them.
 * @param {readonly Element[]} before
 * @param {readonly Element[]} after
 */
export function compareAccess(before, after) {
  const [told, tells] = [toldByPath(before), toldByPath(after)];
  return [...toldChanges(told, tells), ...keyboardChanges(before, after, told, tells)];
}
