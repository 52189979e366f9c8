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

test('a value that a style sheet selects is one that the code has', () => {
  const code = textOf(/\.(?:tsx?|md)$/);
  const sheets = textOf(/\.css$/).replaceAll(/\/\*.*?\*\//gs, '');
  const selected = [...sheets.matchAll(/\[(?:data|aria)-[a-z-]+="([a-z][\w-]*)"\]/g)].map(([, value = '']) => value);
  expect(selected.length).toBeGreaterThan(100);
  const unknown = new Set(selected.filter((value) => !new RegExp(`['"\`]${value}['"\`]`).test(code)));
  expect([...unknown].filter((value) => value !== 'true' && value !== 'false')).toEqual([]);
});
