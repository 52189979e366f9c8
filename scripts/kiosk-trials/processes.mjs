import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the system's clock a second, as `/proc` counts. */
const TICKS = 100;

/** @typedef {{ pid: number, type: string, cpu: number }} Process `type` as Chromium names it, `cpu` in seconds so far */

/** The text of a file under `/proc`; empty where the process has ended. @param {string} file */
function read(file) {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function describe(pid) {
  const stat = read(`${pid}/stat`);
  // The name before it, in brackets, may hold anything.
  const [, parent = 0, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = rest.slice(9, 11).map(Number);
  const type = /--type=([a-z-]+)/.exec(read(`${pid}/cmdline`))?.[1] ?? 'browser';
  return { pid, parent: Number(parent), type, cpu: (user + system) / TICKS };
}

/**
 * The processes that a browser consists of.
 * @param {number} pid of the browser
 * @returns {Process[]}
 */
export function processesOf(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => describe(Number(name)));
  const found = all.filter((each) => each.pid === pid);
  for (const { pid: parent } of found) found.push(...all.filter((each) => each.parent === parent));
  return found;
}

/** Bytes of memory that a process has, its share of what it has in common with others: proportional set size. @param {number} pid */
export const memoryOf = (pid) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1_024;
