/**
 * Lists the first few items in words, and the number of the rest.
 * @param {readonly string[]} list
 * @param {number} [most]
 */
export function fewText(list, most = 3) {
  const rest = list.length - most;
  return `${list.slice(0, most).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}

/** Characters kept on either side of the difference between two texts. */
const AROUND = 24;

/** Two texts without most of their common beginning and end. @param {string} before @param {string} after */
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

/** Words for a change between two values. @param {unknown} before @param {unknown} after */
export function changeText(before, after) {
  if (typeof before === 'string' && typeof after === 'string') [before, after] = aroundChange(before, after);
  const word = (/** @type {unknown} */ value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text === undefined || text === '') return 'nothing';
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
  };
  return `${word(before)} → ${word(after)}`;
}
