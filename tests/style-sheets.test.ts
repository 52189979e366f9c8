import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const textOf = (kind: RegExp) =>
  files
    .filter((file) => kind.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(resolve(source, file), 'utf8'))
    .join('\n');

/** Every sheet without its comments, by its path. */
const SHEETS = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(resolve(source, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

/** The sheets in which a pattern is found, each with how often. */
const countsOf = (pattern: RegExp) =>
  Object.fromEntries(
    SHEETS.map(({ file, css }) => [file, css.match(pattern)?.length ?? 0] as const).filter(([, count]) => count > 0),
  );

test('a value that a style sheet selects is one that the code has', () => {
  const code = textOf(/\.(?:tsx?|md)$/);
  const sheets = SHEETS.map(({ css }) => css).join('\n');
  const selected = [...sheets.matchAll(/\[(?:data|aria)-[a-z-]+="([a-z][\w-]*)"\]/g)].map(([, value = '']) => value);
  expect(selected.length).toBeGreaterThan(100);
  const unknown = new Set(selected.filter((value) => !new RegExp(`['"\`]${value}['"\`]`).test(code)));
  expect([...unknown].filter((value) => value !== 'true' && value !== 'false')).toEqual([]);
});

test('words that are read and not seen are one sheet’s matter', () => {
  expect(countsOf(/clip-path: inset\(50%\)/g)).toEqual({
    'ui/hidden.css': 1,
    // A bar of one line: what stands beside the switch, whichever part has it.
    'pages/pages.css': 1,
    // A unit, by the width of the panel and by the page.
    'pages/skynet/operations.css': 1,
    // A unit, and a state that keeps its room.
    'panel/panel.css': 2,
    // A table that lays out nothing around it.
    'panel/body/figure.css': 1,
  });
});
