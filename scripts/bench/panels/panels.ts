/** The dashboards with a drawing. */
export const DRAWN_IDS = ['cores', 'throughput', 'mesh', 'history', 'utilisation', 'rollback', 'interlocks'] as const;
export type DrawnId = (typeof DRAWN_IDS)[number];

/** The project's own stage, the same drawing by hand for Canvas2D, and the same in plain React. `none` has a frame loop only. */
export const HANDS = ['stage', 'canvas2d', 'react'] as const;
export type Hand = (typeof HANDS)[number] | 'none';

/** First instant that is drawn, milliseconds since the Unix epoch, and how many of them a run may last at most. */
export const FIRST = Date.UTC(2026, 2, 3, 9, 19);
export const SPAN_MS = 15_000;

/** What a page counted in a run. */
export interface RunCounts {
  readonly frames: number;
  /** Frames in which something was drawn; of React the states that it rendered. */
  readonly draws: number;
  readonly states: number;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** What a page of a panel offers to the runner, as `window.panelBench`. */
export interface PanelBench {
  /** True once the panel is drawn. */
  readonly ready: boolean;
  /** Draws from the first instant on, until `stop`: at most so many frames a second, or what the display gives. */
  run(fps?: number): void;
  /** Starts the counts anew. */
  count(): void;
  stop(): RunCounts;
  /** Draws the instant `ms` after the first and stands there; resolves to the draws of the frames that follow. */
  stand(ms: number, frames: number): Promise<number>;
}
