import { clamp, min, smoothCubic } from '../../math/math';

/** Metres by which a machine leaves its route on each metre on a bad proposal. */
const ASIDE = 0.12;
/** Metres in which it turns. */
const TURN_M = 1.5;
/** Metres of the way back to its route, for each metre of distance. */
const RETURN = 9;

/** Metres in which a machine that is `off` metres off its route is on it again. */
export const returnWay = (off: number): number => RETURN * off;

/**
 * How far a machine is off its route after it has gone `travelled` metres on the bad proposal, at most `most`, and
 * `back` metres on its way back.
 */
export function offAfter(travelled: number, most: number, back = 0): number {
  const aside = travelled < TURN_M ? (ASIDE * travelled * travelled) / (2 * TURN_M) : ASIDE * (travelled - TURN_M / 2);
  const off = min(aside, most);
  const u = off > 0 ? clamp(back / returnWay(off), 0, 1) : 1;
  return off * (1 - smoothCubic(u));
}
