import { HOUR_MS } from '../sim/words/time';
import type { Reload } from './health';

/** What the watchdog observed at one check. Durations are real milliseconds. */
export interface Observation {
  /** Whether the page is visible. A hidden page normally has no frames. */
  readonly visible: boolean;
  readonly frameAge: number;
  /** For how long a drawing has failed or been lost, 0 where all draw. */
  readonly undrawn: number;
  /** Heap in use as a share of its limit, 0 to 1; 0 where unknown. */
  readonly heap: number;
  /** How far the wall clock has moved against the monotonic clock since the load. */
  readonly jumped: number;
  /** Since the page was loaded. */
  readonly up: number;
  /** Real instant. */
  readonly now: number;
  /** The reloads so far. */
  readonly reloads: readonly Reload[];
}

/** A reload that is needed, and why. */
export interface NeededReload {
  readonly why: string;
  /** The restart can wait until `isBreak`. */
  readonly waits: boolean;
}

/** What a show is doing, as far as a reload has to wait for it. */
export interface ShowActivity {
  /** World instant at which the item on show began; undefined where nothing is on that will end. */
  readonly began: number | undefined;
  /** Whether a visitor has something open. */
  readonly visited: boolean;
}

/** A reload that waits for a break, and the moment since which it does. */
interface WaitingReload {
  readonly why: string;
  readonly since: ShowActivity;
}

/** The reload that waits at `now`: `before` for as long as one is needed, none once it is not. */
export const waitingReload = (
  before: WaitingReload | undefined,
  needed: NeededReload | undefined,
  now: ShowActivity,
): WaitingReload | undefined => needed && (before ?? { why: needed.why, since: now });

/**
 * Whether a reload that was needed in one moment, and can wait, may happen in another: between two items, and under
 * nobody's hands.
 */
export const isBreak = (needed: ShowActivity, now: ShowActivity): boolean =>
  !now.visited && (now.began === undefined || now.began !== needed.began);

const LIMITS = { frameAge: 10_000, undrawn: 60_000, heap: 0.8, jumped: 60_000 } as const;
/**
 * Least milliseconds between a load and the reload that follows: doubled with each reload of the last hour, up to the
 * last.
 */
const PAUSE_MS = { first: 15_000, last: 900_000 } as const;

/** Minimum milliseconds for which a page stays loaded at `now`, given the previous reloads. */
export function minimumUptime(reloads: readonly Reload[], now: number): number {
  // A reload that is still to come was noted while the clock was ahead.
  const recent = reloads.filter(({ at }) => at <= now && now - at < HOUR_MS).length;
  return recent === 0 ? PAUSE_MS.first : Math.min(PAUSE_MS.first * 2 ** recent, PAUSE_MS.last);
}

/** The reload that is needed, if any, provided that the page has been loaded for its minimum uptime. */
export function neededReload(page: Observation): NeededReload | undefined {
  if (page.up < minimumUptime(page.reloads, page.now)) return undefined;
  if (page.visible && page.frameAge > LIMITS.frameAge) return { why: 'no frames', waits: false };
  if (page.undrawn > LIMITS.undrawn) return { why: 'a drawing could not be rebuilt', waits: false };
  if (page.heap > LIMITS.heap) return { why: 'memory', waits: true };
  if (Math.abs(page.jumped) > LIMITS.jumped) return { why: 'the clock was changed', waits: true };
  return undefined;
}
