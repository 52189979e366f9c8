/**
 * Profile: how a case is photographed.
 * @typedef {object} Profile
 * @property {string} is in a few words
 * @property {'chromium' | 'firefox' | 'webkit'} browser
 * @property {number} pixelRatio
 * @property {true} [withoutForcedColours] it cannot show forced colours
 * @property {number} [shades] levels of 255 by which a channel may differ between two pictures of one page; none by
 * default
 * @property {string[]} [args] of Chromium, besides those that all have
 */

/**
 * Chromium without connections of its own. The last three switches have it draw letters as in a window, without the
 * instructions that some processors have, and each tile of a page whole: earlier drawings must not show in later ones.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=slight',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
];

/** WebGL in software, but not the page: with it the same letters do not always get the same pixels. */
export const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization'];

/** @type {Readonly<Record<string, Profile>>} */
export const PROFILES = {
  chromium: { is: 'WebGL in software', browser: 'chromium', pixelRatio: 1, args: SOFTWARE },
  'chromium-1.5': { is: 'WebGL in software', browser: 'chromium', pixelRatio: 1.5, args: SOFTWARE },
  'chromium-2': { is: 'WebGL in software', browser: 'chromium', pixelRatio: 2, args: SOFTWARE },
  canvas: { is: 'no WebGL', browser: 'chromium', pixelRatio: 1, args: ['--disable-3d-apis'] },
  gpu: { is: 'the machine’s own graphics', browser: 'chromium', pixelRatio: 1, args: ['--enable-gpu'] },
  firefox: { is: 'Firefox', browser: 'firefox', pixelRatio: 1 },
  // WebKit does not draw an edge between two pixels alike in each layer.
  webkit: { is: 'WebKit', browser: 'webkit', pixelRatio: 1, withoutForcedColours: true, shades: 8 },
};
