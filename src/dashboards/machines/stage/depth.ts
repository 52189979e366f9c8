import type { Rule } from '../../../plot/grammar/rule';
import { TONES } from '../inks';
import { DEPTH } from '../sim-petrel';
import type { MachineField } from './layout';

/**
 * The water is deeper than a hull is long. What nothing but the chain is in is left out: from so many metres below the
 * surface, how many of them, and how many metres of the drawing are in their place.
 */
const BREAK = { from: 0.75, metres: 1.6, drawn: 0.15 } as const;

/** Where a height is drawn, both in metres above the water: below the break the bed and what lies there come nearer. */
export function drawnAt(height: number): number {
  const { from, metres, drawn } = BREAK;
  const below = Math.max(-height - from, 0);
  return height + Math.min(below, metres) * (1 - drawn / metres);
}

/** Metres of the drawing from the water to its bed. */
export const DRAWN_DEPTH = -drawnAt(-DEPTH);

/** Metres between the ticks of the scale, and their length, CSS px at scale 1. */
const TICK = { apart: 0.5, long: 5, broken: 11 } as const;

/** The scale of depth at a field's right edge, from the water to the bed, broken where the drawing leaves water out. */
export function depthRules({ x, width, ground, ruler, pxPerMetre }: MachineField, scale: number): Rule[] {
  const right = x + width;
  const yOf = (depth: number) => ground - drawnAt(-depth) * pxPerMetre;
  const [from, to] = [BREAK.from, BREAK.from + BREAK.metres];
  const upright = (y: number, end: number): Rule => ({
    x: right - scale,
    y,
    width: scale,
    height: end - y,
    ink: TONES.tick,
  });
  const tick = (depth: number, long: number): Rule => ({
    x: right - long * scale,
    y: yOf(depth),
    width: long * scale,
    height: scale,
    ink: TONES.tick,
  });
  const depths = Array.from({ length: Math.floor(DEPTH / TICK.apart) }, (_, n) => (n + 1) * TICK.apart);
  return [
    upright(ground, yOf(from)),
    upright(yOf(to), ruler),
    ...depths.filter((depth) => depth < from || depth > to).map((depth) => tick(depth, TICK.long)),
    tick(from, TICK.broken),
    tick(to, TICK.broken),
  ];
}
