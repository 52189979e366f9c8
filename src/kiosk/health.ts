import { entriesOf, stored } from '../session/storage/storage';
import { MINUTE_MS } from '../sim/words/time';
import { grouped } from '../sim/words/units';

/** Most reloads that are remembered. */
const MOST_RELOADS = 20;
/** Most characters of an error that are remembered. */
const MOST_CHARACTERS = 200;

/** A reload of the page by the watchdog. */
export interface Reload {
  /** Real instant, milliseconds since the Unix epoch. */
  readonly at: number;
  readonly why: string;
}

/** Health of a show that a screen keeps across reloads. */
export interface KeptHealth {
  /** Real instant of the first load. */
  readonly since: number;
  /** Number of loads of the page, with the first. */
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

const keptHealthOf = (value: unknown): KeptHealth | undefined => {
  const entries = entriesOf(value);
  const since = instant(entries?.get('since'));
  const loads = instant(entries?.get('loads'));
  const reloads = entries?.get('reloads');
  const error = text(entries?.get('error'));
  if (!since || loads === undefined || !Array.isArray(reloads) || error === undefined) return undefined;
  return { since, loads, reloads: reloads.slice(-MOST_RELOADS).flatMap(reloadOf), error };
};

/** The entry `northwall.kiosk`. */
export const keptHealth = stored('kiosk', 1, keptHealthOf, 'computer');

/** Notes that the page was loaded at `now`. Later instants that are kept come from a clock that was ahead. */
export const withLoad = (before: KeptHealth | undefined, now: number): KeptHealth => ({
  since: Math.min(before?.since ?? now, now),
  loads: (before?.loads ?? 0) + 1,
  reloads: before?.reloads ?? [],
  error: before?.error ?? '',
});

export const withReload = (before: KeptHealth, reload: Reload): KeptHealth => ({
  ...before,
  reloads: [...before.reloads, reload].slice(-MOST_RELOADS),
});

/** Notes an error, cut to its limit; the same object if it is the one noted last. */
export function withError(before: KeptHealth, text: string): KeptHealth {
  const error = text.slice(0, MOST_CHARACTERS);
  return error === before.error ? before : { ...before, error };
}

/** Health of a show, as `northwall.health()` returns it. Durations are real milliseconds. */
export interface Health {
  /** Time since the page was loaded. */
  readonly up: number;
  /** Time since the first load that this browser remembers. */
  readonly since: number;
  readonly loads: number;
  readonly reloads: readonly Reload[];
  /** Number of frames of the page's loop since the load: fewer than the display's, as it rests while nothing moves. */
  readonly frames: number;
  /** Time since the last of them; also since the page was last seen hidden or closed. */
  readonly frameAge: number;
  /** JavaScript heap in bytes; undefined if the browser does not report it. */
  readonly heap: number | undefined;
  /** Renderer of the first drawing; undefined if nothing is drawn. */
  readonly renderer: 'webgl' | 'canvas' | undefined;
  /**
   * Name of the present item, as in the address; `opened` while a visitor has something open, `closed` outside hours.
   * Launchers of other versions read it too, so it keeps its short name.
   */
  readonly on: string;
  /**
   * Opening time of a closed show, in the address's zone: `09:00`, or `2026-03-09 09:00` if that is a day away or more;
   * undefined while it is open.
   */
  readonly until: string | undefined;
  /** The world's instant, milliseconds since the Unix epoch. */
  readonly t: number;
  /** State of the screen's wake lock: `held`, `unavailable`, or `lost` while it is requested again. */
  readonly wakeLock: string;
  /** Names of the address's parts that could not be used in full. */
  readonly unread: readonly string[];
  /** Problems of these parts, one sentence each. */
  readonly problems: readonly string[];
  readonly error: string;
}

/** Returns the health in one line, for a title or a log. */
export function healthLine({ up, loads, reloads, frames, heap, renderer, unread, error }: Health): string {
  const minutes = Math.floor(up / MINUTE_MS);
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
