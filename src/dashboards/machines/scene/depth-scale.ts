import { BREAK, drawnAt } from '../../../machine/depth';
import type { Rule } from '../../../plot/grammar/rule';
import { monoWidth } from '../../../plot/grammar/type';
import { DEPTH } from '../../../sim/world/machines/petrel-pose';
import { TONES } from '../inks';
import type { MachineField } from './layout';

/**
 * Length of the ticks at the water and at the bed, distance from the field's right edge and from the words, and the
 * dots in the break. CSS px at scale 1.
 */
const SCALE = { tick: 9, inside: 18, gap: 5, dots: 3, dot: 2 } as const;
/** Words for the depth, one below the other. */
const TEXTS = { depth: `${DEPTH.toFixed(1)} m`, deep: 'deep' } as const;

/** Middle of the break of the scale, CSS px. */
const breakMiddle = ({ ground, pxPerMetre }: MachineField) => ground + (BREAK.from + BREAK.drawn / 2) * pxPerMetre;

/** Right end of the words for the depth, and the middle of their two lines: before the break of the scale. CSS px. */
export const depthPlace = (field: MachineField, scale: number): { readonly x: number; readonly y: number } => ({
  x: field.x + field.width - (SCALE.inside + SCALE.gap) * scale,
  y: breakMiddle(field),
});

/** Words for the depth, if they have room between the nose and the scale; only Petrel is on water. */
export function depthTexts(field: MachineField, scale: number): Partial<Record<keyof typeof TEXTS, string>> {
  const { machine, nose, type } = field;
  const room = depthPlace(field, scale).x - nose;
  return machine === 'petrel' && monoWidth(TEXTS.depth.length, type.ruler) <= room ? TEXTS : {};
}

/**
 * Scale of depth near a field's right edge, from the water to the bed: one line with a tick at each end, dotted where
 * the drawing leaves water out.
 */
export function depthRules({ x, width, ground, ruler, pxPerMetre }: MachineField, scale: number): Rule[] {
  const right = x + width - SCALE.inside * scale;
  const [from, to] = [-BREAK.from, -BREAK.from - BREAK.metres].map(
    (height) => ground - drawnAt(height) * pxPerMetre,
  ) as [number, number];
  const ink = TONES.tick;
  const upright = (y: number, end: number): Rule => ({ x: right - scale, y, width: scale, height: end - y, ink });
  const tick = (y: number): Rule => {
    return { x: right - SCALE.tick * scale, y, width: SCALE.tick * scale, height: scale, ink };
  };
  const apart = (to - from) / (SCALE.dots + 1);
  const dots = Array.from({ length: SCALE.dots }, (_, i) => {
    const y = from + (i + 1) * apart - (SCALE.dot / 2) * scale;
    return upright(y, y + SCALE.dot * scale);
  });
  return [tick(ground), upright(ground, from), ...dots, upright(to, ruler), tick(ruler - scale)];
}
