import { HOUR_MS } from '../sim/words/time';
import type { Reload } from './health';

/** Observations of the watchdog at one check. Durations are real milliseconds. */
export interface Observation {
  /** True if the page is visible. A hidden page normally gets no frames. */
  readonly isVisible: boolean;
  readonly frameAge: number;
  /** Time for which a drawing has failed or been lost; 0 if all are drawn. */
  readonly undrawn: number;
  /** Heap in use as a share of its limit, 0 to 1; 0 where unknown. */
  readonly heap: number;
  /** Movement of the wall clock against the monotonic clock since the load. */
  readonly jumped: number;
  /** Time since the page was loaded. */
  readonly up: number;
  /** Real instant. */
  readonly now: number;
  /** Reloads so far. */
  readonly reloads: readonly Reload[];
}

/** A reload that is needed, and the reason. */
export interface NeededReload {
  readonly why: string;
  /** True if the reload can wait until `isBreak`. */
  readonly isWaiting: boolean;
}

/** Activity of a show that a reload may have to wait for. */
export interface ShowActivity {
  /** World instant at which the present item began; undefined if nothing shown will end. */
  readonly began: number | undefined;
  /** Pass of a world that starts again, in which an item begins anew at the same instant. */
  readonly pass: number;
  /** True if a visitor has something open. */
  readonly isVisited: boolean;
}

/** A reload that waits for a break, with the activity at the time when it became necessary. */
interface WaitingReload {
  readonly why: string;
  readonly since: ShowActivity;
}

/** Returns the reload that waits at `now`: `before` while one is needed, none once it is not. */
export const waitingReload = (
  before: WaitingReload | undefined,
  needed: NeededReload | undefined,
  now: ShowActivity,
): WaitingReload | undefined => needed && (before ?? { why: needed.why, since: now });

/**
 * True if a reload that became necessary at `needed`, and can wait, may happen at `now`: between two items, and while
 * no visitor has something open.
 */
export const isBreak = (needed: ShowActivity, now: ShowActivity): boolean =>
  !now.isVisited && (now.began === undefined || now.began !== needed.began || now.pass !== needed.pass);

const LIMITS = { frameAge: 10_000, undrawn: 60_000, heap: 0.8, jumped: 60_000 } as const;
/** Least milliseconds between a load and the next reload: doubled with each reload of the last hour, up to `last`. */
const PAUSE_MS = { first: 15_000, last: 900_000 } as const;

/**
 * Returns the least milliseconds for which a page stays loaded at `now`, given the previous reloads: 15 s, then 30 s
 * after one in the last hour, 60 s after two, and so on.
 */
export function minimumUptime(reloads: readonly Reload[], now: number): number {
  // A reload in the future was recorded while the clock was ahead.
  const recent = reloads.filter(({ at }) => at <= now && now - at < HOUR_MS).length;
  return Math.min(PAUSE_MS.first * 2 ** recent, PAUSE_MS.last);
}

/** Returns the reload that is needed, if any, once the page has been loaded for its minimum uptime. */
export function neededReload(page: Observation): NeededReload | undefined {
  if (page.up < minimumUptime(page.reloads, page.now)) return undefined;
  if (page.isVisible && page.frameAge > LIMITS.frameAge) return { why: 'no frames', isWaiting: false };
  if (page.undrawn > LIMITS.undrawn) return { why: 'a drawing could not be rebuilt', isWaiting: false };
  if (page.heap > LIMITS.heap) return { why: 'memory', isWaiting: true };
  if (Math.abs(page.jumped) > LIMITS.jumped) return { why: 'the clock was changed', isWaiting: true };
  return undefined;
}
