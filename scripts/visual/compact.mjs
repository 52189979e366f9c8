import { PNG } from 'pngjs';

/**
 * The same picture in fewer bytes, if there is a way: browsers compress quickly, not well.
 * @param {Buffer} png
 */
export function compact(png) {
  const { width, height, data } = PNG.sync.read(png);
  const picture = Object.assign(new PNG({ width, height }), { data });
  // Letters and flat areas repeat exactly, so that bytes as they are compress better than differences between them.
  const smaller = PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
  const isSame = smaller.length < png.length && PNG.sync.read(smaller).data.equals(data);
  return isSame ? smaller : png;
}
