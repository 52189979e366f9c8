import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { linesOf, readLines } from './fingerprint.mjs';
import { runAlone } from './lock.mjs';
import { pictureHash } from './pixels.mjs';

/** @typedef {import('./verdict.mjs').Photograph} Photograph */

/** Prefix of a case's name: the lines up to the next belong to that case. */
const HEAD = '== ';

/**
 * Reads the blocks of a file of baselines, by the names of their cases.
 * @param {string} file
 * @returns {Map<string, string>}
 */
export function blocksOf(file) {
  if (!existsSync(file)) return new Map();
  const [, ...blocks] = `\n${readFileSync(file, 'utf8')}`.split(`\n${HEAD}`);
  return new Map(
    blocks.map((block) => {
      const [name = '', ...lines] = block.trimEnd().split('\n');
      return [name, lines.join('\n')];
    }),
  );
}

/** @param {string} file @param {ReadonlyMap<string, string>} blocks */
function writeBlocks(file, blocks) {
  const names = [...blocks.keys()].sort();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, names.map((name) => `${HEAD}${name}\n${blocks.get(name)}\n`).join('\n'));
  renameSync(`${file}.new`, file);
}

/**
 * Baseline of a case as text: the hash of its picture, the environment, and the fingerprint.
 * @param {Photograph} photograph
 * @param {import('./pixels.mjs').Picture} picture
 */
export const blockOf = ({ fingerprint }, picture) =>
  [
    `picture ${pictureHash(picture)}`,
    `made by ${JSON.stringify(fingerprint.environment)}`,
    ...linesOf(fingerprint),
  ].join('\n');

/** @param {string} block @returns {Photograph & { hash: string }} */
export function readBlock(block) {
  const [picture = '', made = '', ...lines] = block.split('\n');
  const environment = JSON.parse(made.replace('made by ', ''));
  return { hash: picture.replace('picture ', ''), fingerprint: readLines(lines, environment) };
}

/** Writes the baseline of a case. @param {string} file @param {string} name @param {string} block */
export const keepBlock = (file, name, block) =>
  runAlone(file, () => writeBlocks(file, blocksOf(file).set(name, block)));

/** Removes all baselines of a file but those of `names`. @param {string} file @param {ReadonlySet<string>} names */
export const pruneBlocks = (file, names) =>
  runAlone(file, () => {
    const blocks = blocksOf(file);
    const remainder = [...blocks].filter(([name]) => names.has(name));
    if (remainder.length < blocks.size) writeBlocks(file, new Map(remainder));
  });
