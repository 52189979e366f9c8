import { clamp, smoothCubic } from '../../math/math';

/** Metres by which a machine leaves its route on each metre on a bad proposal. */
const ASIDE = 0.12;
/** Metres in which it turns. */
const TURN_M = 1.5;
/** Metres of the way back to its route, for each metre of distance. */
const RETURN = 9;

/** Distance of a machine from its route after `travelled` metres on the bad proposal, and `back` metres since. */
export function offAfter(travelled: number, back: number): number {
  const off = travelled < TURN_M ? (ASIDE * travelled * travelled) / (2 * TURN_M) : ASIDE * (travelled - TURN_M / 2);
  const u = off > 0 ? clamp(back / (RETURN * off), 0, 1) : 1;
  return off * (1 - smoothCubic(u));
}
