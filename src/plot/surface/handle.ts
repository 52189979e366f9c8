import type { Highlight } from '../grammar/highlight';
import type { Place } from '../grammar/rect';
import type { DrawTime, Scene, SurfaceKind } from './scene';

export interface StageContent<S> {
  readonly state: S;
  /** The state that this one is compared with, if any. */
  readonly other: S | undefined;
  /** True if the other state stays at its instant while time runs. */
  readonly isOtherStill: boolean;
  /** The dashboard's display choices; undefined where it has none. */
  readonly choices: unknown;
  /** Key of the table row whose sample is outlined. */
  readonly row: string | undefined;
  /** The highlight: drawn again for another value, not for another object. */
  readonly highlight: Highlight;
}

/** A moment of a panel in the visitor's own time. */
export interface FrameTime extends DrawTime {
  /** Monotonic milliseconds. */
  readonly now: number;
  /** World milliseconds per real millisecond. */
  readonly rate: number;
}

/** A frame of a panel: the content of its drawing, and its time. */
export interface StageFrame<S = unknown> extends StageContent<S>, FrameTime {}

/**
 * State of a stage: `opening` its surface, `drawing`, waiting to draw again after an error (`failed`) or a lost
 * graphics context (`lost`), or `unavailable` because the browser gives no canvas.
 */
export type StageStatus = 'opening' | 'drawing' | 'failed' | 'lost' | 'unavailable';

/** The renderer of a stage, its resolution and its count of drawings. */
export interface Rendering {
  readonly renderer: SurfaceKind;
  /** Drawing-buffer pixels per CSS px. */
  readonly pixelRatio: number;
  /** Number of drawings since the surface was opened, at least 1. */
  readonly draws: number;
}

/** The panel that shows a stage on a page. */
export interface Viewer {
  /** Called at each change of status. */
  changed(status: StageStatus): void;
  /** Called when a drawing is needed for another reason than a state or a frame, such as a new size or new colours. */
  requestFrame(): void;
}

/** A stage as its panel drives it. */
export interface StageHandle<S> {
  readonly status: StageStatus;
  /** Kind of the stage's surface; undefined while there is none. */
  readonly surfaceKind: SurfaceKind | undefined;
  /** The scene, which can be asked for the row, item or instant at a place; undefined before its first layout. */
  readonly scene: Scene<S> | undefined;
  /** Undefined before the first drawing. */
  readonly rendering: Rendering | undefined;
  /** Puts the stage inside `host` and fits it to its size. */
  attach(host: HTMLElement, viewer: Viewer): void;
  /** Takes the stage off the page and keeps it. */
  detach(): void;
  /**
   * Reports that the host has moved, perhaps without a new size: the next frame places the canvas on whole device
   * pixels again.
   */
  moved(): void;
  /**
   * Draws a frame, and opens or replaces the surface if necessary. Returns the instant from which there is something to
   * draw again without a new state: `NEVER`, or `AT_ONCE` for the next frame even if time is paused.
   */
  frame(frame: StageFrame<S>): number;
  /** Converts a place in the window to one in the drawing. */
  placeOf(client: Place): Place;
  /**
   * Outlines the item at a place of the picture, or nothing. Returns the item's description if the table has no row for
   * it.
   */
  hover(client: Place | undefined): string | undefined;
  /**
   * Returns the picture on a new canvas with `ratio` pixels per CSS px, or fewer if the drawing is too large for that;
   * undefined unless the stage is drawing. Throws if drawing fails.
   */
  renderToCanvas(ratio: number): HTMLCanvasElement | undefined;
}
