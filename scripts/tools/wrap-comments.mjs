// Fills comments to the width of the code, which Biome does not: `npm run format` runs it on every file of the
// repository.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Columns of a line, as in biome.json. */
const WIDTH = 120;

/** Comments that a tool reads: they stay in one line. */
const DIRECTIVE = /biome-ignore|@ts-|cspell:|@vitest|@vite-/;
/** Start of a paragraph inside a comment: a tag, an item of a list, a row of a table. */
const BEGINS = /^(?:@|- |\d+\. |\||\s)/;
/** The tags of JSDoc that may follow each other in one line. */
const TAG = / (?=@(?:param|returns|template|type|typedef|property|throws)\b)/;

/**
 * Splits a text into words. A tag and its type are one, if they fit into a line.
 * @param {string} text
 * @param {number} width
 */
function wordsOf(text, width) {
  const tag = /^@\w+ \{.*\}(?= |$)/.exec(text)?.[0] ?? '';
  if (text === '') return [''];
  const words = tag !== '' && tag.length <= width ? [tag, ...text.slice(tag.length + 1).split(' ')] : text.split(' ');
  return words.filter(Boolean);
}

/** Fills lines of at most `width` columns with the words of a paragraph. @param {string} text @param {number} width */
function fill(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of wordsOf(text, width)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Fills the paragraphs of a comment's text anew; drawings and tables stay.
 * @param {readonly string[]} lines
 * @param {number} width
 */
function wrapText(lines, width) {
  /** @type {string[][]} */
  const paragraphs = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && line !== '' && last.at(-1) !== '' && !BEGINS.test(line)) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.flatMap((paragraph) =>
    /^[\s|]/.test(paragraph[0] ?? '') ? paragraph : fill(paragraph.join(' '), width),
  );
}

/** Wraps a comment of whole lines. @param {readonly string[]} lines */
function wrapComment(lines) {
  const [first = ''] = lines;
  if (lines.some((line) => DIRECTIVE.test(line))) return lines;
  const [, indent = '', mark = ''] = /^(\s*)(\/\/|\/\*+)/.exec(first) ?? [];
  if (mark === '//') {
    const text = lines.map((line) => line.trim().slice(2).trim());
    return wrapText(text, WIDTH - indent.length - 3).map((line) => `${indent}// ${line}`.trimEnd());
  }
  const inside = lines.map((line) =>
    line
      .trim()
      .replace(/^(?:\/\*+|\*(?!\/)) ?/, '')
      .replace(/ ?\*\/$/, ''),
  );
  const text = inside.slice(inside[0] === '' ? 1 : 0, inside.at(-1) === '' ? -1 : undefined);
  const isOneLine = lines.length === 1 && first.length <= WIDTH;
  const filled = wrapText(isOneLine ? text : text.flatMap((line) => line.split(TAG)), WIDTH - indent.length - 3);
  const line = `${indent}${mark} ${filled.join(' ')} */`;
  if (filled.length === 1 && line.length <= WIDTH) return [line];
  const wrapped = filled.map((each) => `${indent} * ${each}`.trimEnd());
  return [`${indent}${mark}`, ...wrapped, `${indent} */`];
}

/**
 * Wraps the comments of a source that stand on lines of their own.
 * @param {string} source
 */
export function wrapComments(source) {
  const lines = source.split('\n');
  /** @type {string[]} */
  const wrapped = [];
  for (let at = 0; at < lines.length; ) {
    const line = /** @type {string} */ (lines[at]);
    let end = at + 1;
    if (/^\s*\/\//.test(line)) while (/^\s*\/\//.test(lines[end] ?? '')) end++;
    const isBlock = /^\s*\/\*/.test(line);
    if (isBlock) while (end < lines.length && !lines[end - 1]?.includes('*/')) end++;
    const isComment = end > at + 1 || /^\s*\/\//.test(line) || (isBlock && line.endsWith('*/'));
    const part = lines.slice(at, end);
    wrapped.push(...(isComment ? wrapComment(part) : part));
    at = end;
  }
  return wrapped.join('\n');
}

/** The repository's files that have comments. */
export const commentedFiles = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css'], { encoding: 'utf8' })
    .trim()
    .split('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of process.argv.length > 2 ? process.argv.slice(2) : commentedFiles()) {
    const source = readFileSync(file, 'utf8');
    const wrapped = wrapComments(source);
    if (wrapped !== source) writeFileSync(file, wrapped);
  }
}
