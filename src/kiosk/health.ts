import { entriesOf, stored } from '../session/storage/storage';
import { grouped } from '../sim/words/units';

/** Reloads that are remembered. */
const MOST_RELOADS = 20;
/** Characters of an error that are remembered. */
const MOST_CHARACTERS = 200;

export interface Reload {
  /** Real instant, milliseconds since the Unix epoch. */
  readonly at: number;
  readonly why: string;
}

/** What a screen remembers of its show across reloads. */
export interface ShowRecord {
  /** Real instant of the first load. */
  readonly since: number;
  /** Loads of the page, the first included. */
  readonly loads: number;
  /** The newest reloads by the watchdog, oldest first. */
  readonly reloads: readonly Reload[];
  /** The last error; empty for none. */
  readonly error: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : undefined);
const instant = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

function reloadOf(value: unknown): Reload[] {
  const entries = entriesOf(value);
  const at = instant(entries?.get('at'));
  const why = text(entries?.get('why'));
  return at === undefined || why === undefined ? [] : [{ at, why }];
}

const recordOf = (value: unknown): ShowRecord | undefined => {
  const entries = entriesOf(value);
  const since = instant(entries?.get('since'));
  const loads = instant(entries?.get('loads'));
  const reloads = entries?.get('reloads');
  const error = text(entries?.get('error'));
  if (!since || loads === undefined || !Array.isArray(reloads) || error === undefined) return undefined;
  return { since, loads, reloads: reloads.slice(-MOST_RELOADS).flatMap(reloadOf), error };
};

/** The entry `northwall.kiosk`. */
export const storedRecord = stored('kiosk', 1, recordOf, 'computer');

/** Notes that the page was loaded at `now`. What was noted later than that was noted by a clock that was ahead. */
export const withLoad = (before: ShowRecord | undefined, now: number): ShowRecord => ({
  since: Math.min(before?.since ?? now, now),
  loads: (before?.loads ?? 0) + 1,
  reloads: before?.reloads ?? [],
  error: before?.error ?? '',
});

export const withReload = (before: ShowRecord, reload: Reload): ShowRecord => ({
  ...before,
  reloads: [...before.reloads, reload].slice(-MOST_RELOADS),
});

export const withError = (before: ShowRecord, error: string): ShowRecord => ({
  ...before,
  error: error.slice(0, MOST_CHARACTERS),
});

/** How a show is, as `northwall.health()` has it. Durations are real milliseconds. */
export interface Health {
  /** Since the page was loaded. */
  readonly up: number;
  /** Since the first load that this browser remembers. */
  readonly since: number;
  readonly loads: number;
  readonly reloads: readonly Reload[];
  /** Display frames since the load. */
  readonly frames: number;
  /** Since the last of them. */
  readonly frameAge: number;
  /** JavaScript heap in bytes; undefined where the browser does not say. */
  readonly heap: number | undefined;
  /** What draws; undefined where nothing is drawn. */
  readonly renderer: string | undefined;
  /** What is on, as in the address. */
  readonly on: string;
  /**
   * When a closed show opens, in the address's zone: `09:00`, or `2026-03-09 09:00` where that is a day away or more;
   * undefined while it is open.
   */
  readonly until: string | undefined;
  /** World's instant, milliseconds since the Unix epoch. */
  readonly t: number;
  /** `held`, `unavailable`, or `lost` while it is asked for again. */
  readonly wakeLock: string;
  /** Names of the address's parts that could not be used, or not in full. */
  readonly unread: readonly string[];
  /** What could not be used of them, and why: a sentence each. */
  readonly problems: readonly string[];
  readonly error: string;
}

/** Health in one line, for a title or a log. */
export function healthLine({ up, loads, reloads, frames, heap, renderer, unread, error }: Health): string {
  const minutes = Math.floor(up / 60_000);
  return [
    `up ${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    `loads ${loads}`,
    `reloads ${reloads.length}`,
    `frames ${frames}`,
    heap === undefined ? '' : `heap ${grouped(Math.round(heap / 1e6))} MB`,
    `renderer ${renderer ?? 'none'}`,
    unread.length === 0 ? '' : `not read: ${unread.join(', ')}`,
    error && `last error: ${error}`,
  ]
    .filter(Boolean)
    .join(', ');
}
