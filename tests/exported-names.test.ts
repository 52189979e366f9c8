import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;
const FUNCTION = /^export (?:async )?(?:function\*? |const (?=\w+ = (?:async )?(?:<.*>)?\())(\w+)/gm;
/** Exports whose names the contracts of dashboards, pages and scenes prescribe. */
const OF_CONTRACTS = ['cases', 'createScene', 'explain', 'Page'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(SRC, file), 'utf8')] as const);

test.each([
  ['type', TYPE],
  ['function', FUNCTION],
])('no name of an exported %s stands for two', (_, pattern) => {
  const found = new Map<string, string[]>();
  for (const [file, text] of files) {
    for (const [, name = ''] of text.matchAll(pattern)) found.set(name, [...(found.get(name) ?? []), file]);
  }
  const twice = [...found].filter(([name, each]) => each.length > 1 && !OF_CONTRACTS.includes(name));
  expect(twice).toEqual([]);
});
