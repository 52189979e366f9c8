import { PNG } from 'pngjs';

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

/** Pictures below each other. @param {(Buffer | undefined)[]} pngs */
function stacked(pngs) {
  const pictures = pngs.flatMap((png) => (png ? [PNG.sync.read(png)] : []));
  if (pictures.length === 0) return undefined;
  const height = pictures.reduce((total, picture) => total + picture.height, 0);
  const all = new PNG({ width: Math.max(...pictures.map(({ width }) => width)), height });
  let top = 0;
  for (const picture of pictures) {
    PNG.bitblt(picture, all, 0, 0, picture.width, picture.height, 0, top);
    top += picture.height;
  }
  return PNG.sync.write(all, { filterType: 0 });
}

/** What became of a strip, from what became of its frames: named after the first that differs; the pictures are of all that do. @param {Result[]} frames in their order @returns {Result} */
export function ofStrip(frames) {
  const differing = frames.filter(({ kind }) => kind !== 'equal');
  const [first = frames[0]] = differing;
  if (!first) throw new Error('A strip has at least one frame.');
  const files = frames.map(({ name }) => name);
  const joined = { ...first, name: caseOf(first.name), files };
  if (differing.length === 0) return joined;
  const ms = Number(first.name.split(AFTER)[1]);
  return {
    ...joined,
    words: `${differing.length} of ${frames.length} frames differ, the first after ${ms} ms: ${first.words}`,
    before: stacked(differing.map(({ before }) => before)),
    after: stacked(differing.map(({ after }) => after)),
    difference: stacked(differing.map(({ difference }) => difference)),
  };
}
