import type { ColourName } from '../../theme/tokens';
import type { LineStyle } from './line-style';
import type { Rect } from './rect';
import type { Rule } from './rule';
import { UPRIGHT } from './upright';
import type { Viewport } from './viewport';

/** Ink of the other state's marks, and of nothing else. */
export const OTHER_INK = 'other' satisfies ColourName;
/**
 * Thickness of the other state's lines and frames (`line`), of its ticks (`tick`), of the ground on either side of a
 * tick (`ground`) and of an upright (`clearing`), in CSS px at scale 1.
 */
const THICK = { line: 1.5, tick: 3, ground: 1, clearing: 3 } as const;
/** Style of the other state's line. */
export const OTHER_LINE = { ink: OTHER_INK, width: THICK.line } as const satisfies LineStyle;

/** Thickness of the other state's lines where rules draw them, in CSS px: whole buffer pixels. */
export const otherThickness = ({ scale, resolution }: Viewport): number =>
  Math.max(Math.floor(THICK.line * scale * resolution), 1) / resolution;

/**
 * A tick across a bar at the other state's level: `share` of the bar's height from its foot, 0 to 1. It clears a ground
 * of its own, as the bar may have its colour.
 */
export function levelTick({ x, y, width, height }: Rect, share: number, { scale }: Viewport): Rule[] {
  const thick = THICK.tick * scale;
  const top = y + (height - thick) * (1 - share);
  const from = Math.max(top - THICK.ground * scale, y);
  const to = Math.min(top + thick + THICK.ground * scale, y + height);
  return [
    { x, y: from, width, height: to - from, ink: 'panel' },
    { x, y: top, width, height: thick, ink: OTHER_INK },
  ];
}

/** A tick across a lying bar at `share` of its length, 0 to 1. */
export function lengthTick({ x, y, width, height }: Rect, share: number, { scale }: Viewport): Rule {
  const thick = THICK.tick * scale;
  // Barely longer than the bar is high, because texts stand above and below.
  const high = height + thick;
  return { x: x + width * share - thick / 2, y: y + (height - high) / 2, width: thick, height: high, ink: OTHER_INK };
}

/**
 * An upright line along the left edge of a box, as thick as a drawing's own uprights. Its ground is wider, because it
 * crosses bars of every ink, and pale ones outshine it.
 */
export function otherUpright(box: Rect, { scale }: Viewport): Rule[] {
  const [thick, ground] = [UPRIGHT.line * scale, THICK.clearing * scale];
  return [
    { ...box, x: box.x - ground, width: thick + 2 * ground, ink: 'panel' },
    { ...box, width: thick, ink: OTHER_INK },
  ];
}

/** A frame inside a box, around something that only the other state has. */
export function otherFrame({ x, y, width, height }: Rect, viewport: Viewport): Rule[] {
  const thick = otherThickness(viewport);
  const side = { ink: OTHER_INK } as const;
  return [
    { ...side, x, y, width, height: thick },
    { ...side, x, y: y + height - thick, width, height: thick },
    { ...side, x, y, width: thick, height },
    { ...side, x: x + width - thick, y, width: thick, height },
  ];
}
