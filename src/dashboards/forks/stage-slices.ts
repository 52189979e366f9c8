import type { Container } from 'pixi.js';
import type { Viewport } from '../../plot/grammar/viewport';
import type { Palette } from '../../theme/palette';
import type { TimeMap } from './stage-layout';
import type { Line } from './stage-lines';

/** Slices that the widest picture can touch. */
export const VIEWS = 7;
/** Real milliseconds between two drawings where the processor draws: each takes it up to 100. */
export const SLOWLY_MS = 1_000;

/** Where a slice stands at an instant, and what of it is marked. */
export interface SliceMoment {
  /** CSS px from the left and the top: where the slice starts on the live line. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds from the slice's start to the instant that is drawn. */
  readonly now: number;
  /** Index of the fork that would be committed, and of the one that is pointed at. */
  readonly best: number | null;
  readonly pointed: number | null;
  /** Milliseconds from the slice's start to the veto of the selected incident. */
  readonly selected: number | null;
  /** Milliseconds from the slice's start to the veto that the drawing answers, and how. */
  readonly flash: { readonly at: number; readonly light: number; readonly drop: number } | undefined;
  /** CSS px behind now in which the live line has its full width, and light of what is foreseen, 0 to 1. */
  readonly fed: number;
  readonly foreseen: number;
  /** Heights to which the lines of its vetoes go up, or left where time runs upwards, in their order: at most MOST_TOPS. */
  readonly tops: readonly number[];
}

/** Vetoes of a slice whose lines may go up to words of their own. */
export const MOST_TOPS = 4;

/** What a slice is laid out for. */
export interface SlicePlace {
  readonly viewport: Viewport;
  readonly map: TimeMap;
  /** Heights, as of the forks, between which bands lie, and where edges begin. */
  readonly ends: readonly [number, number];
  readonly edge: number;
}

/** The drawing of one slice. Its geometry is handed over once; all else are a few numbers a frame. */
export interface SliceView {
  readonly lines: Container;
  /** A dot where each line stands at now. */
  readonly dots: Container;
  layout(place: SlicePlace, palette: Palette): void;
  /** Takes the lines of another slice. */
  load(lines: readonly Line[]): void;
  draw(moment: SliceMoment, resolution: number): void;
}
