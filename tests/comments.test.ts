import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commentedFiles, wrapComments } from '../scripts/tools/wrap-comments.mjs';

/** Sentence that is a word too long for a line. */
const LONG = `${'word '.repeat(23)}words`;

test.each([
  ['a comment in one line', `/** ${LONG} */`, `/**\n * ${LONG.slice(0, -6)}\n * words\n */`],
  ['a block', `  /**\n   * ${LONG}\n   * more\n   */`, `  /**\n   * ${LONG.slice(0, -6)}\n   * words more\n   */`],
  ['a block that is narrower', `/**\n * one\n * two\n *\n * three\n */`, `/**\n * one two\n *\n * three\n */`],
  ['a block for which one line is enough', `/**\n * one\n * two\n */`, `/** one two */`],
  ['lines', `// ${LONG}\n// more`, `// ${LONG.slice(0, -6)}\n// words more`],
  ['tags', `/** ${LONG.slice(0, 80)} @param {{ a: string, b: string }} one @returns {string} */`, ''],
])('%s is wrapped at 120 columns, and then stays as it is', (_, source, expected) => {
  const wrapped = wrapComments(source);
  if (expected !== '') expect(wrapped).toBe(expected);
  expect(Math.max(...wrapped.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
  expect(wrapComments(wrapped)).toBe(wrapped);
});

test('what a tool reads, code, and a comment that fits stay as they are', () => {
  const source = `// biome-ignore lint/a/b: ${LONG}\nconst a = '${LONG}${LONG}'; // ${LONG}\n/* short */\n/** @type {A | B} */`;
  expect(wrapComments(source)).toBe(source);
});

test('every comment fills the width of the code; `npm run format` sees to it', () => {
  const wide = commentedFiles().filter((file) => {
    const source = readFileSync(file, 'utf8');
    return wrapComments(source) !== source;
  });
  expect(wide).toEqual([]);
});

const commentsOf = (source: string): string[] =>
  [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, text = '']) => text.replace(/\s*\n\s*\* ?/g, ' ').trim());

/** Ways of a comment to hide its subject, and words that name something else here. */
const UNCLEAR = [
  [/^What\b/, 'a riddle: its subject comes first'],
  [/\.\.$/, 'two full stops'],
  [/\b(?:its|whose|machine's|machines') current\b|\bwithout current\b|\bcut the current\b/, 'power, not current'],
] as const;

test.each(UNCLEAR)('no comment matches %s: %s', (pattern) => {
  const unclear = commentedFiles().flatMap((file) => {
    const comments = commentsOf(readFileSync(file, 'utf8'));
    return comments.filter((comment) => pattern.test(comment)).map((comment) => `${file}: ${comment}`);
  });
  expect(unclear).toEqual([]);
});

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** A name of code: in backticks and camel case, or a constant, in capitals. */
const NAME = /`([a-z]+(?:[A-Z][a-z\d]*)+)`|(?<![\w.-])([A-Z]{4,}(?:_[A-Z\d]+)*|[A-Z]+(?:_[A-Z\d]+)+)(?![\w-])/g;
/** Words in capitals that are no constants. */
const ABBREVIATIONS = ['ARIA', 'AZERTY', 'COMMIT', 'CRLF', 'DTEND', 'HDMI', 'POSIX', 'SIGINT', 'SIGTERM'];

test('every name of code in a comment is in the code too', () => {
  const sources = commentedFiles().map((file) => [file, readFileSync(file, 'utf8')] as const);
  const code = sources.map(([, source]) => source.replaceAll(COMMENT, ''));
  const names = new Set(code.flatMap((source) => source.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const shaders = readdirSync('shaders').map((file) => readFileSync(`shaders/${file}`, 'utf8'));
  const unquoted = [...shaders, ...code.map((source) => source.replaceAll(/'[^'\n]*'/g, ''))];
  const constants = new Set([...ABBREVIATIONS, ...unquoted.flatMap((source) => source.match(/[A-Z][A-Z_\d]+/g) ?? [])]);
  const missing = sources.flatMap(([file, source]) =>
    (source.match(COMMENT) ?? [])
      .flatMap((comment) => [...comment.matchAll(NAME)])
      .filter(([, name, constant = '']) => !(name ? names.has(name) : constants.has(constant)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
