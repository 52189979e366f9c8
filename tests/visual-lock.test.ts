import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blocksOf, keepBlock } from '../scripts/visual/baselines.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-lock-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Locks a file in the name of a process. */
const lockFor = (file: string, pid: number | undefined) =>
  mkdirSync(join(`${file}.lock`, String(pid)), { recursive: true });

test('a lock whose process has ended locks nothing, and none is left behind', async () => {
  const file = join(folder, 'desktop.txt');
  lockFor(file, spawnSync(process.execPath, ['--version']).pid);
  await Promise.all([keepBlock(file, 'a', 'picture 1'), keepBlock(file, 'b', 'picture 2')]);
  expect([...blocksOf(file).keys()]).toEqual(['a', 'b']);
  expect(readdirSync(folder)).toEqual(['desktop.txt']);
});

test('processes that keep baselines in one file at the same time lose none', async () => {
  const file = join(folder, 'desktop.txt');
  const baselines = pathToFileURL(join(import.meta.dirname, '../scripts/visual/baselines.mjs')).href;
  const keepAll = (name: string) =>
    promisify(execFile)(process.execPath, [
      ...['--input-type=module', '--eval'],
      `import { keepBlock } from '${baselines}';
      for (let i = 100; i < 200; i++) await keepBlock('${file}', '${name}' + i, 'picture');`,
    ]);
  await Promise.all(['a', 'b', 'c'].map(keepAll));
  expect(blocksOf(file).size).toBe(300);
  expect(readdirSync(folder)).toEqual(['desktop.txt']);
});

test('a file that another process keeps locked is given up with a sentence', async () => {
  vi.useFakeTimers();
  const file = join(folder, 'desktop.txt');
  lockFor(file, process.pid);
  const kept = expect(keepBlock(file, 'a', 'picture 1')).rejects.toThrow(
    /^Another process keeps .+desktop\.txt to itself: /,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await kept;
  expect(readdirSync(folder)).toEqual(['desktop.txt.lock']);
});
