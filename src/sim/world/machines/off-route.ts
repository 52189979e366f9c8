import { clamp, smoothCubic } from '../../math/math';
import type { MachineName } from './machine-names';

/**
 * How a machine leaves its route on a bad proposal: metres aside on each metre along it, and the metres in which it
 * turns that far. A vessel, whose stop is long, leaves it at a smaller angle.
 */
export const DRIFTS: Readonly<Record<MachineName, { readonly aside: number; readonly turn: number }>> = {
  tern: { aside: 0.12, turn: 1.5 },
  heron: { aside: 0.12, turn: 1.5 },
  petrel: { aside: 0.05, turn: 3 },
};
/** Metres of the way back to its route, for each metre of distance. */
const RETURN = 9;

/** Metres in which a machine that is `off` metres off its route is on it again. */
export const returnWay = (off: number): number => RETURN * off;

/** How far a machine is off its route after `travelled` metres on a bad proposal, at `aside` metres on each metre. */
export function offAfter(machine: MachineName, travelled: number, aside: number): number {
  const { turn } = DRIFTS[machine];
  return travelled < turn ? (aside * travelled * travelled) / (2 * turn) : aside * (travelled - turn / 2);
}

/** How far a machine that was `off` metres off its route still is, after `back` metres on its way back. */
export const offBack = (off: number, back: number): number =>
  off > 0 ? off * (1 - smoothCubic(clamp(back / returnWay(off), 0, 1))) : 0;
