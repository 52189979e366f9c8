import { isoInstant } from '../sim/words/units';

/** Time zone of printed clock readings: UTC, or that of the visitor's device. */
export type Zone = 'utc' | 'local';

/**
 * Returns the minutes by which the device's zone is ahead of UTC at `t`: whole ones, as in the names of offsets.
 * Liberia's offset had half a minute until 1972.
 */
const deviceEast = (t: number): number => -Math.trunc(new Date(t).getTimezoneOffset());

/** Returns the name of an offset of `minutes` east of UTC, such as `UTC+01:00`. */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (n: number) => String(n).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/**
 * Returns `t` (milliseconds since the Unix epoch) to the second with its zone, such as `2026-03-03 08:53:26 UTC` or
 * `2026-03-03 09:53:26 UTC+01:00`. `east` is the local offset in minutes at `t`, the device's by default.
 */
export function clockReading(t: number, zone: Zone, east = deviceEast(t)): string {
  const write = (instant: number) => isoInstant(instant).slice(0, 19).replace('T', ' ');
  return zone === 'utc' ? `${write(t)} UTC` : `${write(t + east * 60_000)} ${offsetName(east)}`;
}

/** Returns the minutes by which the zone is ahead of UTC at `t`. */
const eastOf = (t: number, zone: Zone) => (zone === 'utc' ? 0 : deviceEast(t));

/** Returns the date and time of day of `t` to the millisecond, without the zone's name: `2026-03-03T08:53:26.800`. */
export function zonedTime(t: number, zone: Zone, east = eastOf(t, zone)): string {
  return isoInstant(t + east * 60_000).slice(0, 23);
}
