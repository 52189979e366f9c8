import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/**
 * A picture of eight bits a channel: red, green, blue and opacity, row by row from the top.
 * @typedef {{ width: number, height: number, data: Uint8Array }} Picture
 */

/**
 * @typedef {object} Pixels
 * @property {number} count of pixels that differ
 * @property {number} total
 * @property {number} most the largest difference of a channel, of 255
 * @property {{ x: number, y: number, width: number, height: number } | undefined} box that holds all that differ, in
 * pixels
 * @property {string} [sizes] of the two, where they differ
 */

/** Hash of a picture's size and pixels, however a file encodes them. @param {Picture} picture */
export const pictureHash = ({ width, height, data }) =>
  `${width} × ${height} ${createHash('sha256').update(data).digest('hex').slice(0, 32)}`;

/**
 * Largest difference of a pixel's channels, 0 if it is equal.
 * @param {Picture} before
 * @param {Picture} after
 * @param {number} x
 * @param {number} y
 */
function differenceAt(before, after, x, y) {
  if (x >= Math.min(before.width, after.width) || y >= Math.min(before.height, after.height)) return 255;
  let most = 0;
  for (let channel = 0; channel < 4; channel++) {
    const was = Number(before.data[(y * before.width + x) * 4 + channel]);
    most = Math.max(most, Math.abs(was - Number(after.data[(y * after.width + x) * 4 + channel])));
  }
  return most;
}

/** @param {Picture} before @param {Picture} after */
const widest = (before, after) => ({
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
});

/**
 * Compares two pictures pixel by pixel, without any tolerance.
 * @param {Picture} before
 * @param {Picture} after
 * @returns {Pixels}
 */
export function comparePictures(before, after) {
  const { width, height } = widest(before, after);
  const same = before.width === after.width && before.height === after.height;
  const sizes = same ? {} : { sizes: `${before.width} × ${before.height} → ${after.width} × ${after.height}` };
  let [count, most, left, top, right, bottom] = [0, 0, width, height, 0, 0];
  if (same && Buffer.from(before.data.buffer, before.data.byteOffset, before.data.length).equals(after.data)) {
    return { count, total: width * height, most, box: undefined };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const difference = differenceAt(before, after, x, y);
      if (difference === 0) continue;
      count += 1;
      most = Math.max(most, difference);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { count, total: width * height, most, box, ...sizes };
}

/** Brightness of the equal pixels in a picture of differences, as a share of their own. */
const FAINT = 0.15;

/**
 * Renders the picture `after`, faint, with its differences from `before` in red, as PNG.
 * @param {Picture} before
 * @param {Picture} after
 */
export function differencePng(before, after) {
  const png = new PNG(widest(before, after));
  const { width, height, data } = png;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      data[at + 3] = 255;
      if (differenceAt(before, after, x, y) > 0) {
        data[at] = 255;
        data[at + 2] = 64;
        continue;
      }
      const from = (y * after.width + x) * 4;
      const [r = 0, g = 0, b = 0] = [after.data[from], after.data[from + 1], after.data[from + 2]];
      data.fill(Math.round((r * 0.3 + g * 0.6 + b * 0.1) * FAINT), at, at + 3);
    }
  }
  return PNG.sync.write(png, { filterType: 0, deflateStrategy: 0 });
}
