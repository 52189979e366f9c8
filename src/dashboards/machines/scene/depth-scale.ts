import { BREAK, drawnAt } from '../../../machine/depth';
import type { Rule } from '../../../plot/grammar/rule';
import { monoWidth } from '../../../plot/grammar/type';
import { DEPTH } from '../../../sim/world/machines/petrel-pose';
import { TONES } from '../inks';
import type { MachineField } from './layout';

/** Length of the ticks at the water and at the bed, and the dots in the break. CSS px at scale 1. */
const SCALE = { tick: 9, dots: 3, dot: 2 } as const;
/** Words for the depth, the longest first. */
const TEXTS = [`water ${DEPTH.toFixed(1)} m deep`, `${DEPTH.toFixed(1)} m deep`, `${DEPTH.toFixed(1)} m`] as const;

/** Middle of the break of the scale, CSS px. */
const breakMiddle = ({ ground, pxPerMetre }: MachineField) => ground + (BREAK.from + BREAK.drawn / 2) * pxPerMetre;

/** Right end and middle of the words for the depth: before the break of the scale. CSS px. */
export const depthPlace = (field: MachineField, size: number): { readonly x: number; readonly y: number } => ({
  x: field.x + field.width - size,
  y: breakMiddle(field),
});

/** Words for the depth, as far as they have room between the nose and the scale; only Petrel is on water. */
export function depthText(field: MachineField): string {
  const { machine, nose, type } = field;
  if (machine !== 'petrel') return '';
  const room = depthPlace(field, type.ruler).x - nose - type.ruler / 2;
  return TEXTS.find(({ length }) => monoWidth(length, type.ruler) <= room) ?? '';
}

/**
 * Scale of depth at a field's right edge, from the water to the bed: one line with a tick at each end, dotted where the
 * drawing leaves water out.
 */
export function depthRules({ x, width, ground, ruler, pxPerMetre }: MachineField, scale: number): Rule[] {
  const right = x + width;
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
