import { TYPE_SCALE } from '../theme/tokens';
import type { Viewport } from './scene';

/** Height of a line of text, and width of a character of the mono face, as multiples of the type's size. */
export const LINE_HEIGHT = 1.32;
export const MONO_ADVANCE = 0.6;

/** The largest size of the type scale that is at most `px` at the viewport's `scale`, or the smallest; in CSS px. */
export function typeSize(px: number, scale: number): number {
  return (TYPE_SCALE.findLast((each) => each * scale <= px) ?? TYPE_SCALE[0]) * scale;
}

/** Width of a text in the mono face, in CSS px. */
export function monoWidth(characters: number, size: number): number {
  return characters * MONO_ADVANCE * size;
}

/** Text size in a plot as shares of the viewport's width and height. */
const PLOT_SHARE = { width: 0.027, height: 0.024 } as const;

/** The text size of a plot in CSS px, and the scale of its lines and gaps, which grow with the text. */
export function plotType({ width, height, scale }: Viewport): { size: number; scale: number } {
  const size = typeSize(Math.min(width * PLOT_SHARE.width, height * PLOT_SHARE.height), scale);
  return { size, scale: size / TYPE_SCALE[0] };
}
