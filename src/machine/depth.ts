import { DEPTH } from '../sim/world/machines/petrel-pose';

/**
 * Break in the water, which is deeper than a hull is long: a stretch with nothing but the chain in it is left out.
 * Metres: its depth, its height, and its height in the drawing.
 */
export const BREAK = { from: 0.75, metres: 1.6, drawn: 0.15 } as const;

/**
 * Drawn height of a real one, both in metres above the water: below the break the bed and what lies there come nearer.
 */
export function drawnAt(height: number): number {
  const { from, metres, drawn } = BREAK;
  const below = Math.max(-height - from, 0);
  return height + Math.min(below, metres) * (1 - drawn / metres);
}

/** Metres of the drawing from the water to its bed. */
export const DRAWN_DEPTH = -drawnAt(-DEPTH);
