import { TYPE_SCALE } from '../../theme/tokens';
import { snapTo } from './snap';
import type { Viewport } from './viewport';

/** Height of a line of text as a multiple of the type's size. */
export const LINE_HEIGHT = 1.32;
/** Width of a character of the mono face as a multiple of the type's size. */
export const MONO_ADVANCE = 0.6;

/**
 * Returns the largest size of the type scale that is at most `px` at the viewport's `scale`, in CSS px; 0 if there is
 * none.
 */
const fittingTypeSize = (px: number, scale: number): number =>
  (TYPE_SCALE.findLast((each) => each * scale <= px) ?? 0) * scale;

/** Returns the largest size of the type scale that is at most `px`, or else the smallest of the scale, in CSS px. */
export const typeSize = (px: number, scale: number): number => fittingTypeSize(px, scale) || TYPE_SCALE[0] * scale;

/** Width of a text in the mono face, in CSS px. */
export function monoWidth(characters: number, size: number): number {
  return characters * MONO_ADVANCE * size;
}

/** Text size in a plot as shares of the viewport's width and height. */
const PLOT_SHARE = { width: 0.027, height: 0.024 } as const;
/** Gap between an axis and its names, in CSS px at scale 1. */
const GAP = 8;
/** Thickness of a line, in CSS px at scale 1. */
const LINE = 1;

/** Measures of a plot with axes. */
export interface PlotMeasures {
  /** Size of all type, in CSS px. */
  readonly size: number;
  /** Height of a row of type, in CSS px. */
  readonly row: number;
  /** Scale of lines and gaps, which grow with the text. */
  readonly scale: number;
  /** Gap between an axis and its names, in CSS px. */
  readonly gap: number;
  /** Thickness of a line, in CSS px: at least one buffer pixel. */
  readonly line: number;
  /** Rounds CSS px to whole buffer pixels. */
  snap(px: number): number;
}

/** Measures for a viewport, by its size and scale. */
export function plotMeasures({ width, height, scale: root, resolution }: Viewport): PlotMeasures {
  const size = typeSize(Math.min(width * PLOT_SHARE.width, height * PLOT_SHARE.height), root);
  const scale = size / TYPE_SCALE[0];
  const snap = snapTo(resolution);
  return {
    size,
    row: size * LINE_HEIGHT,
    scale,
    gap: GAP * scale,
    line: Math.max(snap(LINE * scale), 1 / resolution),
    snap,
  };
}
