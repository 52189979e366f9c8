import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepHashedFiles } from '../scripts/build/keep-hashed-files.mjs';
import { precachedFiles } from '../scripts/build/worker.mjs';

const text = (value: string) => new TextEncoder().encode(value);

test('the worker keeps pages under their folders’ addresses and hashed files, each with its hash, and nothing else', () => {
  const files = ['index.html', 'terms/index.html', '404.html', 'assets/a-1234.js', 'robots.txt', 'baselayer/x.caps'];
  const entries = precachedFiles(files.map((path) => [path, text(path)]));
  const hash = (path: string) => createHash('sha256').update(path).digest('base64');
  expect(entries.map(({ url }) => url)).toEqual(['./', 'terms/', '404.html', 'assets/a-1234.js']);
  expect(entries.map(({ integrity }) => integrity)).toEqual(files.slice(0, 4).map((path) => `sha256-${hash(path)}`));
  expect(entries.map(({ revision }) => revision !== null)).toEqual([true, true, true, false]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Build with those hashed files. */
function built(name: string, files: readonly string[]): string {
  for (const file of files) {
    const path = join(folder, name, 'assets', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  return join(folder, name);
}

const assetsOf = (site: string) => readdirSync(join(site, 'assets')).sort();

test('a build that keeps has the hashed files of the one before it, and none of the one before that', () => {
  const [a, b, c] = [built('a', ['same.js', 'a.js', 'a.js.br']), built('b', ['same.js', 'b.js']), built('c', ['c.js'])];
  keepHashedFiles(a, b);
  expect(assetsOf(b)).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js']);
  expect(readFileSync(join(b, 'kept.txt'), 'utf8')).toBe('a.js\na.js.br\n');
  keepHashedFiles(b, c);
  expect(assetsOf(c)).toEqual(['b.js', 'c.js', 'same.js']);
  keepHashedFiles(join(folder, 'missing'), c);
  expect(assetsOf(c)).toEqual(['b.js', 'c.js', 'same.js']);
});
