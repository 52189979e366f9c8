import type { Container } from 'pixi.js';
import type { Viewport } from '../../../../plot/grammar/viewport';
import type { Palette } from '../../../../theme/palette';
import type { BundleArea } from '../map';
import type { SlicePlacement } from '../visible-world';
import type { SliceLine } from './line';

/** What of a slice's lines is marked at an instant. */
export interface LinesLook extends SlicePlacement {
  /** Index of the fork that would be committed, and of the one that is pointed at. */
  readonly best: number | null;
  readonly pointed: number | null;
  /** CSS px behind now in which the live line has its full width, and light of what is foreseen, 0 to 1. */
  readonly fed: number;
  readonly foreseen: number;
  /**
   * Heights to which the lines of its vetoes go up, or left where time runs upwards, in their order: at most MOST_TOPS.
   */
  readonly tops: readonly number[];
}

/** Vetoes of a slice whose lines may go up to words of their own. */
export const MOST_TOPS = 4;

/** What a slice is laid out for. */
export interface SlicePlace extends Pick<BundleArea, 'map' | 'ends' | 'edge'> {
  readonly viewport: Viewport;
}

/** The drawing of one slice. Its geometry is handed over once; all else are a few numbers a frame. */
export interface SliceView {
  readonly lines: Container;
  /** A dot where each line stands at now. */
  readonly dots: Container;
  layout(place: SlicePlace, palette: Palette): void;
  /** Takes the lines of another slice. */
  load(lines: readonly SliceLine[]): void;
  draw(moment: LinesLook, resolution: number): void;
}
