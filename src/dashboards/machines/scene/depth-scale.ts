import type { Rule } from '../../../plot/grammar/rule';
import { TONES } from '../inks';
import { DEPTH } from '../sim-petrel';
import { BREAK, drawnAt } from './depth';
import type { MachineField } from './layout';

/** Metres between the ticks of the scale, and their lengths, CSS px at scale 1. */
const TICK = { apart: 0.5, long: 5, broken: 11 } as const;

/** Scale of depth at a field's right edge, from the water to the bed, broken where the drawing leaves water out. */
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
