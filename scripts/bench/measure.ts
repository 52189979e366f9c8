/** The two implementations: the project's own stage, and a page written by hand for Canvas2D. */
export const PAINTERS = ['stage', 'canvas2d'] as const;
export type PainterName = (typeof PAINTERS)[number];

/** Sizes of the field in cells. */
export const COUNTS = [48, 480, 4_800, 48_000] as const;

/** The field, in CSS px at a device pixel ratio of 1. */
export const FIELD = { width: 960, height: 540 } as const;

/** Milliseconds between data steps; the levels move for all of that time. */
export const STEP_MS = 520;

/** What a page measured since it was last asked to start. Frames are given by their script time in milliseconds. */
export interface PageCounts {
  /** Frames that only move the levels. */
  readonly moving: readonly number[];
  /** Frames that take a data step: update, upload and drawing. */
  readonly stepping: readonly number[];
  /** Milliseconds since the start. */
  readonly elapsed: number;
}

/** What a benchmark page offers to the runner, as `window.bench`. */
export interface PageBench {
  /** True once the field is drawn. */
  readonly ready: boolean;
  start(): void;
  counts(): PageCounts;
  /** Draws a fixed instant of the data and takes the mean of all colour channels, 0 to 1. */
  brightness(): number;
}

/** One implementation at one size. */
export interface Measurement {
  readonly painter: PainterName;
  readonly cells: number;
  /** Main-thread milliseconds of the page a second. */
  readonly mainMs: number;
  /** Main-thread milliseconds of the page a frame, the browser's own work included. */
  readonly mainFrameMs: number;
  /** The same by the main thread's processor time, which leaves out waiting and what other processes take. */
  readonly mainProcessorFrameMs: number;
  /** Script milliseconds of a frame that only moves the levels, mean and median. */
  readonly frameMs: number;
  readonly medianFrameMs: number;
  /** Mean script milliseconds of a frame that takes a data step. */
  readonly stepMs: number;
  /** Frames a second. */
  readonly fps: number;
  /** Processor milliseconds of all the browser's processes a second. */
  readonly processorMs: number;
  /** Mean of all colour channels at a fixed instant of the data, 0 to 1. */
  readonly brightness: number;
}
