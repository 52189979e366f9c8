import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blocksOf, keep } from '../scripts/visual/baselines.mjs';

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
  await Promise.all([keep(file, 'a', 'picture 1'), keep(file, 'b', 'picture 2')]);
  expect([...blocksOf(file).keys()]).toEqual(['a', 'b']);
  expect(readdirSync(folder)).toEqual(['desktop.txt']);
});

test('a file that another process keeps locked is given up with a sentence', async () => {
  vi.useFakeTimers();
  const file = join(folder, 'desktop.txt');
  lockFor(file, process.pid);
  const kept = expect(keep(file, 'a', 'picture 1')).rejects.toThrow(
    /^Another process keeps .+desktop\.txt to itself: /,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await kept;
  expect(readdirSync(folder)).toEqual(['desktop.txt.lock']);
});
