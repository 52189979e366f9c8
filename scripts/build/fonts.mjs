import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import subset from 'subset-font';
import { withoutSpacePairs } from './space-pairs.mjs';

const CACHE = '.cache/fonts';
const require = createRequire(import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/**
 * Characters of the site's own texts, beside a no-break space and a word joiner. Å and É are measured for the height of
 * a line.
 */
export const CHARACTERS = `${ASCII}\u00a0\u2060£°²µ·×ÅÉáü–—‘’“”…›−`;

/** Matches a font face that has a file; `url` is its name. */
const FACE = /@font-face\s*\{[^}]*url\("(?<url>[^"]+)"\)[^}]*\}/g;

/** @param {string} face @param {string} property @returns {{ min: number, max: number } | undefined} */
function range(face, property) {
  const [, min, max] = new RegExp(`${property}:\\s*(\\d+)%?\\s+(\\d+)%?;`).exec(face) ?? [];
  return min && max ? { min: Number(min), max: Number(max) } : undefined;
}

/**
 * Writes a font with the site's characters, no kerning before a space and no more of its axes than asked for, unless it
 * is there already. Returns its path.
 * @param {string} source of a WOFF2 file
 * @param {string} name of the new file
 * @param {Record<string, { min: number, max: number }>} variationAxes
 */
async function writeSubset(source, name, variationAxes) {
  const font = readFileSync(source);
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([CHARACTERS, variationAxes, 'no pairs with a space']))
    .digest('hex');
  const file = resolve(CACHE, key.slice(0, 16), name);
  if (existsSync(file)) return file;
  const sfnt = await subset(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes });
  const bytes = await subset(withoutSpacePairs(sfnt), CHARACTERS, { targetFormat: 'woff2' });
  mkdirSync(dirname(file), { recursive: true });
  // Two builds may write it at once; neither reads half of it.
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, bytes);
  renameSync(whole, file);
  return file;
}

/**
 * Replaces the fonts of a style sheet by subsets: each `@font-face` with a file gets the weights and widths that it
 * declares and `CHARACTERS`.
 * @param {string} css whose fonts are files of packages, one `url("…")` a face
 */
export async function withSubsets(css) {
  const faces = new Map();
  for (const [face, url = ''] of css.matchAll(FACE)) {
    const axes = Object.entries({ wght: range(face, 'font-weight'), wdth: range(face, 'font-stretch') });
    const variations = /** @type {[string, { min: number, max: number }][]} */ (axes.filter(([, value]) => value));
    const file = await writeSubset(require.resolve(url), basename(url), Object.fromEntries(variations));
    faces.set(face, face.replace(url, file));
  }
  return css.replace(FACE, (face) => faces.get(face));
}
