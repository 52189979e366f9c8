import { changeText, fewText } from './words.mjs';

/** @typedef {import('./fingerprint.mjs').State} State */
/** @typedef {import('./fingerprint.mjs').Finding} Finding */

/** @typedef {{ example: string, count: number }} Field */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Collects the fields in which two values differ. Items of lists are counted together.
 * @param {unknown} before
 * @param {unknown} after
 * @param {string} field `cores[].utilisation`
 * @param {string} place `cores[3].utilisation`
 * @param {Map<string, Field>} found
 */
function collect(before, after, field, place, found) {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) {
      note(found, `${field}.length`, `${place}.length`, before.length, after.length);
    }
    for (let i = 0; i < Math.min(before.length, after.length); i++) {
      collect(before[i], after[i], `${field}[]`, `${place}[${i}]`, found);
    }
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const name = field === '' ? key : `.${key}`;
      collect(before[key], after[key], field + name, place + name, found);
    }
  } else note(found, field, place, before, after);
}

/**
 * @param {Map<string, Field>} found
 * @param {string} field
 * @param {string} place
 * @param {unknown} before
 * @param {unknown} after
 */
function note(found, field, place, before, after) {
  const known = found.get(field);
  if (known) known.count += 1;
  else found.set(field, { example: `${place} ${changeText(before, after)}`, count: 1 });
}

/** @param {Field} field */
const inWords = ({ example, count }) => (count > 1 ? `${example} (and ${count - 1} more like it)` : example);

/** Fields of a state that differ, by their hashes. @param {State} before @param {State} after */
function fieldWords({ fields: before }, { fields: after }) {
  if (!before || !after) return 'its panel is not on the page';
  return fewText(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]),
    4,
  );
}

/**
 * Models whose states differ, each with the fields that do.
 * @param {readonly State[]} before
 * @param {readonly State[]} after
 * @param {number} t the instant shown
 * @returns {Finding[]}
 */
export function compareStates(before, after, t) {
  return after.flatMap((one) => {
    const previous = before.find(({ id }) => id === one.id);
    if (!previous || previous.hash === one.hash) return [];
    /** @type {Map<string, Field>} */
    const found = new Map();
    const known = previous.state !== undefined && one.state !== undefined;
    if (known) collect(previous.state, one.state, '', '', found);
    const version =
      previous.version === one.version
        ? `version ${one.version} on both sides`
        : `version ${changeText(previous.version, one.version)}`;
    const fields = known ? fewText([...found.values()].map(inWords), 4) : fieldWords(previous, one);
    const words = `${one.id} (${version}) at ${new Date(t).toISOString()}: ${fields}`;
    return [{ kind: /** @type {const} */ ('state'), words }];
  });
}
