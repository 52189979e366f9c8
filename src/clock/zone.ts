import { isoInstant } from '../sim/words/units';

/** The time zone of printed clock readings: UTC, or that of the visitor's device. */
export type Zone = 'utc' | 'local';

/**
 * Minutes by which the device's zone is ahead of UTC at `t`: whole ones, as names have them. Liberia's had half a
 * minute until 1972.
 */
const deviceEast = (t: number): number => -Math.trunc(new Date(t).getTimezoneOffset());

/** The name of an offset of `minutes` east of UTC, such as `UTC+01:00`. */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (n: number) => String(n).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/**
 * `t` (milliseconds since the Unix epoch) to the second with its zone, such as `2026-03-03 08:53:26 UTC` or `2026-03-03
 * 09:53:26 UTC+01:00`. `east` is the local offset in minutes at `t`; by default the device's.
 */
export function clockReading(t: number, zone: Zone, east = deviceEast(t)): string {
  const write = (instant: number) => isoInstant(instant).slice(0, 19).replace('T', ' ');
  return zone === 'utc' ? `${write(t)} UTC` : `${write(t + east * 60_000)} ${offsetName(east)}`;
}

/** Minutes by which the zone is ahead of UTC at `t`. */
const eastOf = (t: number, zone: Zone) => (zone === 'utc' ? 0 : deviceEast(t));

/** The date and time of day of `t` to the millisecond in a zone, without its name: `2026-03-03T08:53:26.800`. */
export function zonedTime(t: number, zone: Zone, east = eastOf(t, zone)): string {
  return isoInstant(t + east * 60_000).slice(0, 23);
}
