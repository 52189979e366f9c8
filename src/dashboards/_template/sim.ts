import { floor } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import { itemsBetween, type Schedule, type Scheduled } from '../../sim/math/schedule';
import type { WorldName } from '../../sim/math/seed-of';

/** Mean milliseconds between pulses. */
export const PULSE_MS = 2_500;
/** Length of the counted window, in milliseconds. */
export const WINDOW_MS = 60_000;
/** Milliseconds for which a state holds. */
export const CADENCE_MS = 1_000;

/** State of the template: the pulses of the last minute. */
export interface TemplateState {
  /** End of the window, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The pulses of the last minute, oldest first. */
  readonly pulses: readonly Scheduled[];
}

/** The pulses in the minute that ends at the newest whole second at or before `t`. */
export function templateAt(world: WorldName, t: number): TemplateState {
  const schedule: Schedule = { period: PULSE_MS, jitter: stream(world, 'template/pulse') };
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  return { ts, pulses: itemsBetween(schedule, ts - WINDOW_MS, ts) };
}
