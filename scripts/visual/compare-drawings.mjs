import { withColourWords } from './colour-words.mjs';
import { changeText, fewText } from './words.mjs';

/** @typedef {import('./fingerprint.mjs').Stage} Stage */
/** @typedef {import('./fingerprint.mjs').Mark} Mark */
/** @typedef {import('./fingerprint.mjs').Finding} Finding */

const rounded = (/** @type {number[]} */ ...px) => px.map((one) => Math.round(one * 100) / 100);

/** Changes of the box around all parts, in words. @param {Mark['box']} before @param {Mark['box']} after */
function boxChanges(before, after) {
  const [places, sizes] = [
    [before, after].map(({ x, y }) => rounded(x, y).join(', ')),
    [before, after].map(({ width, height }) => rounded(width, height).join(' × ')),
  ];
  return [
    ...(places[0] === places[1] ? [] : [`begins at ${places[0]} px → ${places[1]} px`]),
    ...(sizes[0] === sizes[1] ? [] : [`all of it ${sizes[0]} px → ${sizes[1]} px`]),
  ];
}

/** @param {number} count */
const parts = (count) => `${count} ${count === 1 ? 'part' : 'parts'}`;

/**
 * Changes of ink: one in place of another on as many parts, or on more or fewer parts.
 * @param {Mark['inks']} before
 * @param {Mark['inks']} after
 */
function inkChanges(before, after) {
  const more = new Map(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((ink) => /** @type {const} */ ([ink, (after[ink] ?? 0) - (before[ink] ?? 0)]))
      .filter(([, by]) => by !== 0),
  );
  return [...more].flatMap(([ink, by]) => {
    if (!more.has(ink)) return [];
    const [other] = [...more].find(([, count]) => count === -by) ?? [];
    if (other === undefined) return [`${ink} ${before[ink] ?? 0} → ${parts(after[ink] ?? 0)}`];
    more.delete(ink);
    more.delete(other);
    return [`${by < 0 ? `${ink} → ${other}` : `${other} → ${ink}`}, ${parts(Math.abs(by))}`];
  });
}

/** Differences between two drawings of a mark, in words. @param {Mark} before @param {Mark} after */
function changesOf(before, after) {
  const names = [...new Set([...Object.keys(before.style), ...Object.keys(after.style)])];
  const styles = names
    .filter((name) => before.style[name] !== after.style[name])
    .map((name) => (name === 'shader' ? 'its shader' : `${name} ${changeText(before.style[name], after.style[name])}`));
  const count = before.count === after.count ? [] : [`${before.count} → ${parts(after.count)}`];
  const found = [...inkChanges(before.inks, after.inks), ...styles, ...count, ...boxChanges(before.box, after.box)];
  if (found.length > 0) return found.map(withColourWords);
  return before.geometry === after.geometry ? [] : ['places of its parts, or what each of them shows'];
}

/** Groups marks by kind. @param {readonly Mark[]} marks */
function byKind(marks) {
  /** @type {Map<string, Mark[]>} */
  const kinds = new Map();
  for (const mark of marks) kinds.set(mark.kind, [...(kinds.get(mark.kind) ?? []), mark]);
  return kinds;
}

/**
 * Differences between the marks of two drawings, each named by its kind and its number within that kind.
 * @param {Stage} before
 * @param {Stage} after
 */
function marksThatDiffer(before, after) {
  const [was, is] = [byKind(before.marks), byKind(after.marks)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((kind) => {
    const [previous, now] = [was.get(kind) ?? [], is.get(kind) ?? []];
    const most = Math.max(previous.length, now.length);
    return Array.from({ length: most }, (_, i) => {
      const name = most === 1 ? kind : `${kind} ${i + 1} of ${most}`;
      const [one, other] = [previous[i], now[i]];
      if (!one) return [`${name} newly drawn`];
      if (!other) return [`${name} no longer drawn`];
      const found = changesOf(one, other);
      return found.length > 0 ? [`${name}: ${fewText(found)}`] : [];
    }).flat();
  });
}

/**
 * Drawings whose marks differ. Drawings of two renderers or two pixel ratios always have other marks and are left out.
 * @param {readonly Stage[]} before
 * @param {readonly Stage[]} after
 * @returns {Finding[]}
 */
export function compareDrawings(before, after) {
  return after.flatMap((one) => {
    const previous = before.find(({ id }) => id === one.id);
    if (!previous || previous.renderer !== one.renderer || previous.pixelRatio !== one.pixelRatio) return [];
    const found = marksThatDiffer(previous, one);
    return found.length > 0 ? [{ kind: /** @type {const} */ ('drawing'), words: `${one.id}: ${fewText(found)}` }] : [];
  });
}
