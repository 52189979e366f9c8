import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { CannotRun } from './cannot-run.mjs';
import { photographAll } from './photograph-all.mjs';
import { comparePictures } from './pixels.mjs';
import { PROFILES } from './profiles.mjs';
import { pairsOf, serveOwn, siteAt } from './sites.mjs';

/** @typedef {import('./fingerprint.mjs').Box} Box */
/** @typedef {Omit<import('./photograph.mjs').Case, 'address'> & { reason: string, expect: 'different' | 'equal', box?: Box, ways: { address: string, steps?: import('./reach.mjs').AnyStep[] }[] }} Pair as `/qa/pairs.json` lists it */

/** Where the boxes of the project's own pairs are kept, by name. */
const BOXES = 'src/scripting/pair-boxes.json';

/** The pictures of the two ways are called so, after the pair. */
const SIDES = ['first', 'second'];

/** The zone of the device while pairs are photographed: another date, another hour and another name than in UTC. */
const ZONE = 'Pacific/Honolulu';

/** CSS px by which a box is larger than what was measured: another browser draws letters a little elsewhere. */
const MARGIN = 2;

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** The smallest box that holds both. @param {Box} a @param {Box} b @returns {Box} */
function around(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** A measured box with its margin, in the window. @param {Box} box @param {Pair} pair @returns {Box} */
function withMargin(box, { viewport: { width, height } }) {
  const [x, y] = [Math.max(box.x - MARGIN, 0), Math.max(box.y - MARGIN, 0)];
  const right = Math.min(box.x + box.width + MARGIN, width);
  const bottom = Math.min(box.y + box.height + MARGIN, height);
  return { x, y, width: right - x, height: bottom - y };
}

const words = (/** @type {Box} */ { x, y, width, height }) => `${width} × ${height} at ${x}, ${y}`;

/** What is wrong with what was found of a pair; undefined where it is right. @param {Pair} pair @param {Box | undefined} found in CSS px; undefined where the pictures are equal */
export function mistakeOf({ expect, box }, found) {
  if (expect === 'equal') return found && `pictures that are equal were found different, ${words(found)}`;
  if (!found) return 'pictures that differ were found equal';
  if (!box) return `has no box yet; measured ${words(found)}`;
  return holds(box, found) ? undefined : `differs at ${words(found)}, outside of ${words(box)}`;
}

/** Where the two pictures of a pair differ, in CSS px. @param {string} folder @param {string} name @param {Partial<import('./profiles.mjs').Profile>} [profile] @returns {Box | undefined} */
function foundIn(folder, name, { pixelRatio = 1, shades = 0 } = {}) {
  const [first, second] = SIDES.map((side) => PNG.sync.read(readFileSync(join(folder, `${name}.${side}.png`))));
  if (!first || !second) throw new Error('Two pictures were expected.');
  const { box, most } = comparePictures(first, second);
  if (!box || most <= shades) return undefined;
  const [x, y] = [Math.floor(box.x / pixelRatio), Math.floor(box.y / pixelRatio)];
  const right = Math.ceil((box.x + box.width) / pixelRatio);
  const bottom = Math.ceil((box.y + box.height) / pixelRatio);
  return { x, y, width: right - x, height: bottom - y };
}

/** The ways of pairs as cases. @param {Pair[]} pairs @returns {import('./photograph.mjs').Case[]} */
const casesOf = (pairs) =>
  pairs.flatMap(({ name, ways, viewport, reducedMotion, forcedColors }) =>
    ways.map((way, i) => ({ name: `${name}.${SIDES[i]}`, ...way, viewport, reducedMotion, forcedColors })),
  );

/** Boxes by the names of their pairs as JSON: a line for each, as the formatter leaves it. @param {Record<string, Box>} boxes */
export function boxesJson(boxes) {
  const lines = Object.entries(boxes).map(
    ([name, box]) => `  ${JSON.stringify(name)}: ${JSON.stringify(box, undefined, 1).replace(/\s+/g, ' ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Writes the boxes that were found in any of the browsers. @param {Pair[]} pairs @param {(Box | undefined)[][]} found of each pair, by profile @returns {boolean} whether each pair that differs has one */
function writeBoxes(pairs, found) {
  const different = pairs.filter(({ expect }) => expect === 'different');
  const boxes = different.flatMap((pair) => {
    const [first, ...others] = (found[pairs.indexOf(pair)] ?? []).filter((box) => box !== undefined);
    if (!first) return [];
    return [[pair.name, withMargin(others.reduce(around, first), pair)]];
  });
  writeFileSync(BOXES, boxesJson(Object.fromEntries(boxes)));
  console.log(`${boxes.length} of ${different.length} boxes are in ${BOXES} now; the next build has them.`);
  return boxes.length === different.length;
}

/**
 * Photographs the pairs of a site and says of each whether the comparison finds what it has to.
 * @param {Pick<import('./options.mjs').Options, 'site' | 'out' | 'profiles' | 'cases' | 'renew'>} options
 * @returns {Promise<boolean>} whether all is as it should be
 */
export async function calibrate({ site, out, profiles = ['chromium'], cases, renew }) {
  const own = site ? await siteAt(site) : await serveOwn();
  try {
    const pairs = (await pairsOf(own)).filter(({ name }) => cases.test(name));
    if (pairs.length === 0) throw new CannotRun(`No pair fits --cases ${cases.source}.`);
    const folder = resolve(out);
    rmSync(join(folder, 'after'), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const planned = Object.fromEntries(profiles.map((profile) => [profile, casesOf(pairs)]));
    process.env.TZ = ZONE;
    await photographAll(
      { out: folder, sites: { after: own.address }, whole: false, bare: true, cases: planned },
      undefined,
    );
    const found = pairs.map(({ name }) =>
      profiles.map((profile) => foundIn(join(folder, 'after', profile), name, PROFILES[profile])),
    );
    if (renew) return writeBoxes(pairs, found);
    let right = 0;
    for (const [i, pair] of pairs.entries()) {
      for (const [j, profile] of profiles.entries()) {
        const mistake = mistakeOf(pair, found[i]?.[j]);
        if (mistake === undefined) right += 1;
        else console.log(`${profile} ${pair.name} (${pair.reason}): ${mistake}`);
      }
    }
    const all = pairs.length * profiles.length;
    console.log(`${right} of ${all} pairs are found as they are, in ${profiles.join(', ')}: ${own.name}`);
    return right === all;
  } finally {
    own.close();
  }
}
