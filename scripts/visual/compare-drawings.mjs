import { change, few } from './fingerprint.mjs';

/** @typedef {import('./fingerprint.mjs').Stage} Stage */
/** @typedef {import('./fingerprint.mjs').Mark} Mark */
/** @typedef {import('./fingerprint.mjs').Finding} Finding */

/** @param {Mark['box']} box */
const boxText = ({ x, y, width, height }) => [x, y, width, height].map((px) => Math.round(px * 100) / 100).join(', ');

/** The numbers of a style that differ, or all of it where it is a word. @param {Mark['style'][string] | undefined} before @param {Mark['style'][string] | undefined} after */
function styleChange(before, after) {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return change(before, after);
  return before.flatMap((value, i) => (value === after[i] ? [] : [`[${i}] ${change(value, after[i])}`])).join(', ');
}

/** What differs between two drawings of a mark. @param {Mark} before @param {Mark} after */
function changesOf(before, after) {
  const names = [...new Set([...Object.keys(before.style), ...Object.keys(after.style)])];
  const styles = names.flatMap((name) => {
    const [was, is] = [before.style[name], after.style[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [name === 'shader' ? 'its shader' : `${name} ${styleChange(was, is)}`];
  });
  const count = before.count === after.count ? [] : [`count ${change(before.count, after.count)}`];
  const box =
    boxText(before.box) === boxText(after.box) ? [] : [`box ${change(boxText(before.box), boxText(after.box))}`];
  const found = [...styles, ...count, ...box];
  return found.length === 0 && before.geometry !== after.geometry ? ['places of its parts'] : found;
}

/** Marks by their kinds. @param {readonly Mark[]} marks */
function byKind(marks) {
  /** @type {Map<string, Mark[]>} */
  const kinds = new Map();
  for (const mark of marks) kinds.set(mark.kind, [...(kinds.get(mark.kind) ?? []), mark]);
  return kinds;
}

/** What differs between the marks of two drawings, each named by its kind and which of that kind it is. @param {Stage} before @param {Stage} after */
function marksThatDiffer(before, after) {
  const [was, is] = [byKind(before.marks), byKind(after.marks)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((kind) => {
    const [former, now] = [was.get(kind) ?? [], is.get(kind) ?? []];
    const most = Math.max(former.length, now.length);
    return Array.from({ length: most }, (_, i) => {
      const name = most === 1 ? kind : `${kind} ${i + 1} of ${most}`;
      const [one, other] = [former[i], now[i]];
      if (!one) return [`${name} newly drawn`];
      if (!other) return [`${name} no longer drawn`];
      const found = changesOf(one, other);
      return found.length > 0 ? [`${name}: ${few(found)}`] : [];
    }).flat();
  });
}

/**
 * The drawings whose marks differ. Drawings of two renderers or two pixel ratios have other marks anyway and are left out.
 * @param {readonly Stage[]} before @param {readonly Stage[]} after
 * @returns {Finding[]}
 */
export function compareDrawings(before, after) {
  return after.flatMap((one) => {
    const former = before.find(({ id }) => id === one.id);
    if (!former || former.renderer !== one.renderer || former.pixelRatio !== one.pixelRatio) return [];
    const found = marksThatDiffer(former, one);
    return found.length > 0 ? [{ kind: /** @type {const} */ ('drawing'), words: `${one.id}: ${few(found)}` }] : [];
  });
}
