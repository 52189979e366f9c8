import type { Highlight } from '../grammar/highlight';
import type { Place } from '../grammar/rect';
import type { DrawTime, Scene, SurfaceKind } from './scene';

/** What a drawing shows. */
export interface StageContent<S> {
  readonly state: S;
  /** The state that it is compared with, if any. */
  readonly other: S | undefined;
  /** The dashboard's display choices; undefined where it has none. */
  readonly choices: unknown;
  /** Key of the table's row whose sample is outlined. */
  readonly row: string | undefined;
  /** Another object whenever it says something else. */
  readonly highlight: Highlight;
}

/** A moment of a panel in the visitor's own time. */
export interface FrameTime extends DrawTime {
  /** Monotonic milliseconds. */
  readonly now: number;
  /** World milliseconds per real millisecond. */
  readonly rate: number;
}

/** A frame of a panel: what its drawing shows, and when. */
export interface StageFrame<S = unknown> extends StageContent<S>, FrameTime {}

/**
 * What a stage is doing: `opening` its surface, `drawing`, waiting to draw again after an error (`failed`) or a lost
 * graphics context (`lost`), or `unavailable` because the browser gives no canvas.
 */
export type StageStatus = 'opening' | 'drawing' | 'failed' | 'lost' | 'unavailable';

/** How a stage draws. */
export interface Rendering {
  readonly renderer: SurfaceKind;
  /** Drawing-buffer pixels to a CSS px. */
  readonly pixelRatio: number;
  /** Number of drawings since its surface was opened, at least 1. */
  readonly draws: number;
}

/** Who shows a stage on a page. */
export interface Viewer {
  /** Called at each change of status. */
  changed(status: StageStatus): void;
  /** Called when a drawing is needed for another reason than a state or a frame, such as a new size or new colours. */
  requestFrame(): void;
}

/** A stage as its panel drives it. */
export interface StageHandle<S> {
  readonly status: StageStatus;
  /** How the surface draws; undefined while there is none. */
  readonly surfaceKind: SurfaceKind | undefined;
  /** What it draws, which can be asked of a place (`rankPlace`); undefined before it is laid out. */
  readonly scene: Scene<S> | undefined;
  /** Undefined until something has been drawn. */
  readonly rendering: Rendering | undefined;
  /** Puts the stage inside `host` and takes its size. */
  attach(host: HTMLElement, viewer: Viewer): void;
  /** Takes the stage off the page and keeps it. */
  detach(): void;
  /**
   * Says that the host has moved, perhaps without a new size: the next frame places the canvas again on whole device
   * pixels.
   */
  moved(): void;
  /**
   * Draws the frame, and opens or replaces the surface if necessary. Returns the instant from which there is something
   * to draw again without a new state: `NEVER`, or `AT_ONCE` for the next frame even if time is paused.
   */
  frame(frame: StageFrame<S>): number;
  /** The place in the drawing of one in the window. */
  placeOf(client: Place): Place;
  /**
   * Outlines the item at a place of the window, or nothing, and returns its description if the table has no row for it.
   */
  hover(client: Place | undefined): string | undefined;
  /**
   * What the stage shows, on a canvas of its own with `ratio` pixels to a CSS px, or fewer where the drawing is too
   * large for that; undefined unless it is drawing. Throws if it cannot be drawn.
   */
  renderToCanvas(ratio: number): HTMLCanvasElement | undefined;
}
