import { useSyncExternalStore } from 'react';
import { isoInstant } from '../sim/units';

/** The zone in which clock readings are printed: UTC, or the one that the visitor's device is set to. */
export type Zone = 'utc' | 'local';

let zone: Zone = 'utc';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setZone(next: Zone): void {
  zone = next;
  for (const listener of [...listeners]) listener();
}

/** The zone of the page; `utc` in prerendered HTML. */
export function useZone(): Zone {
  return useSyncExternalStore(
    subscribe,
    () => zone,
    () => 'utc',
  );
}

/** `UTC+01:00` and the like for `minutes` east of Greenwich. */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (n: number) => String(n).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/**
 * `t` (milliseconds since the Unix epoch) to the second with its zone, such as `2026-03-03 08:53:26 UTC` or
 * `2026-03-03 09:53:26 UTC+01:00`. `east` is the local offset in minutes then; the device's where absent.
 */
export function clockReading(t: number, shown: Zone, east = -new Date(t).getTimezoneOffset()): string {
  const write = (instant: number) => isoInstant(instant).slice(0, 19).replace('T', ' ');
  return shown === 'utc' ? `${write(t)} UTC` : `${write(t + east * 60_000)} ${offsetName(east)}`;
}
