import type { Attention, SurfaceKind } from './scene';

/**
 * What a stage is doing: `opening` its picture, `drawing`, waiting to draw again after an error
 * (`failed`) or a lost graphics context (`lost`), or `unavailable` because the browser gives no canvas.
 */
export type StageStatus = 'opening' | 'drawing' | 'failed' | 'lost' | 'unavailable';

/** What a stage needs of a frame. */
export interface StageFrame {
  /** Instant to draw, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Monotonic milliseconds. */
  readonly now: number;
  /** Draw without movement between states. */
  readonly settled: boolean;
  /** The instant stands still: what moves from a state that only this visit has seen is drawn as the state says. */
  readonly resting: boolean;
}

/** A stage as its panel drives it. */
export interface StageHandle<S> {
  readonly status: StageStatus;
  /** How the picture is drawn; undefined while there is none. */
  readonly kind: SurfaceKind | undefined;
  /** Called at each change of status. */
  changed: (status: StageStatus) => void;
  /** Called when it has something to draw that neither a state nor the frame before foretold: another size, other colours. */
  askFrame: () => void;
  /** Shows the stage inside `host`, whose size it takes. */
  attach(host: HTMLElement): void;
  /** Takes the stage off the page and keeps it. */
  detach(): void;
  /** Hands over a new state. `now` is monotonic milliseconds, as everywhere here. */
  update(state: S, now: number): void;
  /** Outlines the sample of a table row, or none. */
  point(row: number | null, now: number): void;
  /** Marks what the visitor looks at anywhere on the page. */
  attend(attention: Attention, now: number): void;
  /** The instant that is drawn at a place of the window, in CSS px; undefined where none is. */
  instantAt(clientX: number, clientY: number): number | undefined;
  /**
   * Brings the picture up to the frame, opening or mending it where needed. Returns from which instant on it has something to do again
   * without a new state: infinity where at none, minus infinity where in the next frame even if time stands still.
   */
  frame(frame: StageFrame): number;
}
