/** Symbols of units as the site's texts write them behind a value. */
const UNITS = 'ms|s|min|h|mm|cm|m|km|m/s|kn|kg|W|kW|MW|GB|MB|MiB|Gbit/s|kHz|Hz|V|px|°C|TFLOPS|million TFLOPS';

const VALUE_AND_UNIT = new RegExp(`(?<=\\d) (?:${UNITS})(?![\\w°/])`, 'g');

/**
 * Keeps values on one line with their units: with no-break spaces, and a word joiner behind a slash, where Firefox
 * would end a line.
 * @param {string} text
 */
export const keepUnits = (text) =>
  text.replace(VALUE_AND_UNIT, (unit) => unit.replaceAll(' ', '\u00a0').replace('/', '/\u2060'));

/**
 * Keeps values and units together in all that `folder` holds, Markdown and typed data alike.
 * @param {string} folder absolute
 * @returns {import('vite').Plugin}
 */
export function unitsKept(folder) {
  return {
    name: 'units-kept',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(folder) && /\.(?:md|ts)$/.test(id) && !id.endsWith('.test.ts') ? keepUnits(code) : undefined,
  };
}
