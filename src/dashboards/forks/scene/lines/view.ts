import type { Container } from 'pixi.js';
import type { Viewport } from '../../../../plot/grammar/viewport';
import type { Palette } from '../../../../theme/palette';
import type { BundleArea } from '../map';
import type { SlicePlacement } from '../visible-world';
import type { SliceLine } from './line';

/** Marks on a slice's lines at an instant. */
export interface LinesLook extends SlicePlacement {
  /** Index of the fork that would be committed. */
  readonly best: number | null;
  /** Index of the fork that is pointed at. */
  readonly pointed: number | null;
  /** CSS px behind now in which the live line has its full width. */
  readonly fed: number;
  /** Light of foreseen lines, 0 to 1. */
  readonly foreseen: number;
  /**
   * Heights to which the lines of its vetoes rise (to the left of the picture if time runs upwards), in their order: at
   * most MOST_TOPS.
   */
  readonly tops: readonly number[];
}

/** Most vetoes of a slice whose lines rise to words of their own. */
export const MOST_TOPS = 4;

export interface SlicePlace extends Pick<BundleArea, 'map' | 'ends'> {
  readonly viewport: Viewport;
}

/** Drawing of one slice. Its geometry is loaded once; a frame changes a few numbers. */
export interface SliceView {
  readonly lines: Container;
  /** Dots of the lines at now. */
  readonly dots: Container;
  layout(place: SlicePlace, palette: Palette): void;
  /** Loads the lines of another slice. */
  load(lines: readonly SliceLine[]): void;
  draw(moment: LinesLook, resolution: number): void;
}
