import { DEPTH } from '../sim-petrel';

/**
 * The water is deeper than a hull is long. What nothing but the chain is in is left out: from so many metres below the
 * surface, how many of them, and how many metres of the drawing are in their place.
 */
export const BREAK = { from: 0.75, metres: 1.6, drawn: 0.15 } as const;

/** Where a height is drawn, both in metres above the water: below the break the bed and what lies there come nearer. */
export function drawnAt(height: number): number {
  const { from, metres, drawn } = BREAK;
  const below = Math.max(-height - from, 0);
  return height + Math.min(below, metres) * (1 - drawn / metres);
}

/** Metres of the drawing from the water to its bed. */
export const DRAWN_DEPTH = -drawnAt(-DEPTH);
