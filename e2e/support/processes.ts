import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file under `/proc`; empty where the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function describe(pid: number) {
  const stat = read(`${pid}/stat`);
  // The name before the parent, in brackets, may hold anything.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return { pid, parent, type: /--type=([a-z-]+)/.exec(read(`${pid}/cmdline`))?.[1] ?? 'browser' };
}

/** Processes of a browser, from its main one; `type` is as Chromium names it. */
export function processesOf(browser: number): { pid: number; type: string }[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [describe(Number(name))] : []));
  const found = all.filter(({ pid }) => pid === browser);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

/** True if a process has not ended. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
