import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';

/** Ids of the dashboards with a drawing. */
export const DRAWN_IDS: readonly string[] = Object.values<Dashboard>(dashboards)
  .filter(({ stage }) => stage)
  .map(({ id }) => id);

/** Size of a panel's drawing, CSS px at a pixel ratio of 1. */
export const FIELD = { width: 960, height: 540 } as const;

/** First instant that is drawn, milliseconds since the Unix epoch, and how many of them a run may last at most. */
export const FIRST = Date.UTC(2026, 2, 3, 9, 19);
export const SPAN_MS = 15_000;

/** What a page counted in a run. */
export interface RunCounts {
  readonly frames: number;
  /** Frames in which something was drawn. */
  readonly draws: number;
  readonly states: number;
  /** Milliseconds of script in which a frame was drawn, the median; not a number where none was. */
  readonly draw: number;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** What a page of a panel offers to the runner, as `window.panelBench`. */
export interface PanelBench {
  /** True once the panel is drawn. */
  readonly ready: boolean;
  /** Draws from the first instant on, until `stop`: at most so many frames a second, or what the display gives. */
  run(fps?: number): void;
  /** Starts the counts again. */
  count(): void;
  stop(): RunCounts;
  /** Draws the instant `ms` after the first and stays there; resolves to the draws of the frames that follow. */
  stand(ms: number, frames: number): Promise<number>;
}
