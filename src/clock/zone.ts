import { MINUTE_MS, SECOND_MS } from '../sim/words/time';
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

/** Returns the minutes by which the zone is ahead of UTC at `t`. */
const eastOf = (t: number, zone: Zone) => (zone === 'utc' ? 0 : deviceEast(t));

/** Returns the date and time of day of `t` to the millisecond, without the zone's name: `2026-03-03T08:53:26.800`. */
export function zonedTime(t: number, zone: Zone, east = eastOf(t, zone)): string {
  return isoInstant(t + east * MINUTE_MS).slice(0, 23);
}

/**
 * Returns `t` (milliseconds since the Unix epoch) with its zone, such as `2026-03-03 08:53:26.8 UTC` or `2026-03-03
 * 09:53:26.8 UTC+01:00`: exactly, so that no two instants read alike. Where time runs, `t` is a `secondOf`. `east` is
 * the offset of `zone` in minutes at `t`.
 */
export function clockReading(t: number, zone: Zone, east = eastOf(t, zone)): string {
  const time = zonedTime(t, zone, east)
    .replace('T', ' ')
    .replace(/\.?0+$/, '');
  return `${time} ${zone === 'utc' ? 'UTC' : offsetName(east)}`;
}

/** Returns the start of the second in which `t` lies, as clocks show it while they run. */
export const secondOf = (t: number): number => t - (t % SECOND_MS);
