import { floor, smooth } from '../../math/math';
import { noise } from '../../math/noise';
import type { Stream } from '../../math/random';
import { DAY_MS } from '../../words/time';

/** Position of `t` in the cycle of the base load. */
export interface CyclePosition {
  /** Milliseconds since the cycle began. */
  readonly at: number;
  /** Length of the cycle in milliseconds. */
  readonly cycle: number;
}

/** Position of `t` in a cycle of `cycleDays` days. */
export function cyclePosition(t: number, cycleDays: number): CyclePosition {
  const cycle = cycleDays * DAY_MS;
  return { at: t - floor(t / cycle) * cycle, cycle };
}

/**
 * Parts of the load, as shares of its range: the daily wave, the variation over the cycle's days, and two faster ones.
 * With more of the fast ones the day would not be seen in a day's samples; with less of the days' all would look the
 * same.
 */
const LOAD_SHARES = { tide: 0.4, days: 0.32, hours: 0.18, minutes: 0.1 } as const;
/** Lattice periods of the last three, in milliseconds; each divides a day. */
export const LOAD_PERIODS_MS = { days: DAY_MS / 4, hours: DAY_MS / 96, minutes: DAY_MS / 2_880 } as const;
/** Hour of the day, UTC, at which the daily wave is highest. */
const TIDE_PEAK_HOUR = 14;

/** Curve that repeats with the cycle, in [0, 1). `period` divides a day. */
export const cycleCurve = (source: Stream, { at, cycle }: CyclePosition, period: number, channel = 0) =>
  noise(source, at / period, channel, cycle / period);

/** Parts of the load at that moment: the daily wave and the three variations. They sum to the load, 0 to 1. */
export function loadParts(movement: Stream, moment: CyclePosition): readonly [number, number, number, number] {
  const fromPeak = (moment.at / DAY_MS + 1.5 - TIDE_PEAK_HOUR / 24) % 1;
  const tide = smooth(fromPeak < 0.5 ? fromPeak * 2 : 2 - fromPeak * 2);
  return [
    LOAD_SHARES.tide * tide,
    LOAD_SHARES.days * cycleCurve(movement, moment, LOAD_PERIODS_MS.days, 0),
    LOAD_SHARES.hours * cycleCurve(movement, moment, LOAD_PERIODS_MS.hours, 1),
    LOAD_SHARES.minutes * cycleCurve(movement, moment, LOAD_PERIODS_MS.minutes, 2),
  ];
}

/** Load at that moment, 0 to 1. */
export function loadAt(movement: Stream, moment: CyclePosition): number {
  const [tide, days, hours, minutes] = loadParts(movement, moment);
  return tide + days + hours + minutes;
}
