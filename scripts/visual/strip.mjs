/** @typedef {import('./compare.mjs').Result} Result */
/** A case as several pictures: how many, and the milliseconds of the site's time between two. @typedef {{ count: number, ms: number }} Strip */

/** Between the name of a case and the milliseconds after its instant, in the name of a frame's files. */
const AFTER = '@';

/** @param {string} name of the case @param {number} ms after its instant */
export const frameName = (name, ms) => `${name}${AFTER}${String(ms).padStart(6, '0')}`;

/** Whether files are those of a frame. @param {string} file */
export const isFrame = (file) => file.includes(AFTER);

/** The case that files belong to. @param {string} file */
export const caseOf = (file) => String(file.split(AFTER)[0]);

/** How long after the instant of its case a frame is, in milliseconds. @param {string} file */
export const msOf = (file) => Number(file.split(AFTER)[1]);

/** What became of a strip, from what became of its frames: named after the first that differs. @param {Result[]} frames in their order @returns {Result} */
export function ofStrip(frames) {
  const differing = frames.filter(({ kind }) => kind !== 'equal');
  const [first = frames[0]] = differing;
  if (!first) throw new Error('A strip has at least one frame.');
  const { pictures, ...rest } = first;
  const strip = { ...rest, name: caseOf(first.name), frames };
  if (differing.length === 0) return strip;
  const words = `${differing.length} of ${frames.length} frames differ, the first after ${msOf(first.name)} ms: ${first.words}`;
  return { ...strip, words };
}
