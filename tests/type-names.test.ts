import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

test('no name of an exported type stands for two types', () => {
  const files = new Map<string, string[]>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name = ''] of readFileSync(join(SRC, file), 'utf8').matchAll(EXPORTED_TYPE)) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect([...files].filter(([, each]) => each.length > 1)).toEqual([]);
});
