import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from './cannot-run.mjs';

/** Longest that a process waits for another to release a file. */
const LONGEST_WAIT_MS = 10_000;
const POLL_MS = 50;

/** True if a process runs that has this number. @param {unknown} pid */
export function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It runs, and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Removes what processes that have ended left of a lock: an empty folder locks nothing. @param {string} lock */
function breakDead(lock) {
  try {
    for (const pid of readdirSync(lock)) if (!isRunning(pid)) rmdirSync(join(lock, pid));
    rmdirSync(lock);
  } catch {
    // Its process runs, or another was faster.
  }
}

/** Folder of this process before and after it has a lock. @param {string} lock */
const ownOf = (lock) => `${lock}.${process.pid}`;

/** Takes a lock: a folder that holds one named by the process. Returns false if another has it. @param {string} lock */
function take(lock) {
  const own = ownOf(lock);
  mkdirSync(join(own, String(process.pid)), { recursive: true });
  try {
    // Fails onto a folder that holds anything, so a lock is never without the process that has it.
    renameSync(own, lock);
    return true;
  } catch {
    rmSync(own, { recursive: true });
    return false;
  }
}

/**
 * Locks a file, so that one process at a time changes it. Throws CannotRun if another does not release it.
 * @param {string} file
 * @param {() => void} change
 */
export async function runAlone(file, change) {
  const lock = `${file}.lock`;
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!take(lock)) {
    breakDead(lock);
    if (performance.now() > end)
      throw new CannotRun(`Another process keeps ${file} to itself: end it, or remove ${lock} if there is none.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    change();
  } finally {
    // Emptied in its place, it could be taken by another before it is removed.
    renameSync(lock, ownOf(lock));
    rmSync(ownOf(lock), { recursive: true });
  }
}
