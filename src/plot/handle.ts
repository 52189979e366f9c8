import type { DrawnMark } from './describe';
import type { Highlight, Place, SurfaceKind } from './scene';

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
  /** World milliseconds per real millisecond. */
  readonly rate: number;
  /** Share of its speed that a hand on the brake leaves the world, 0 to 1; 1 while nobody holds it. */
  readonly pace: number;
  /** Draw without movement between states. */
  readonly reducedMotion: boolean;
  /** Time is paused, so the drawing must not depend on which states came before. */
  readonly paused: boolean;
}

/** How a stage draws. */
export interface Drawing {
  readonly renderer: SurfaceKind;
  /** Drawing-buffer pixels to a CSS px. */
  readonly pixelRatio: number;
  /** Number of drawings since its picture was opened, at least 1. */
  readonly draws: number;
  /** What is drawn, from the back to the front. */
  marks(): Promise<readonly DrawnMark[]>;
}

/** What a picture says of a place in the window, in CSS px. */
export interface HitTester {
  /** The instant drawn there; undefined if there is none. */
  instantAt(client: Place): number | undefined;
  /** Key of the table's row of the mark there; undefined if there is none. */
  rowAt(client: Place): string | undefined;
  /** Outlines the item there, or nothing, and returns its description if the table has no row for it. */
  hover(client: Place | undefined): string | undefined;
  /** The correlation id of the incident drawn there, if any. */
  incidentAt(client: Place): string | undefined;
  /** World milliseconds that a drag of (`dx`, `dy`) CSS px moves through time; undefined if the drawing cannot be dragged. */
  dragged(dx: number, dy: number): number | undefined;
}

/** A stage as its panel drives it. */
export interface StageHandle<S> {
  readonly status: StageStatus;
  /** How the picture is drawn; undefined while there is none. */
  readonly surfaceKind: SurfaceKind | undefined;
  /** What can be pointed at; undefined while there is none. */
  readonly hitTester: HitTester | undefined;
  /** Undefined until the picture has been drawn. */
  readonly drawing: Drawing | undefined;
  /** Called at each change of status. */
  onStatusChange: (status: StageStatus) => void;
  /**
   * Called when the stage needs a drawing for another reason than a state or a frame, such as a new size or new
   * colours.
   */
  requestFrame: () => void;
  /** Puts the stage inside `host` and takes its size. */
  attach(host: HTMLElement): void;
  /** Takes the stage off the page and keeps it. */
  detach(): void;
  /** Says that the host has moved without a new size: the next frame places the picture again on whole device pixels. */
  moved(): void;
  /** Takes a new state. `now` is monotonic milliseconds, as everywhere in this interface. */
  update(state: S, other: S | undefined, now: number): void;
  /** Takes the dashboard's display choices. */
  choose(choices: unknown, now: number): void;
  /** Outlines the sample of the table's row with that key, or none. */
  highlightRow(key: string | undefined, now: number): void;
  /** Highlights what the visitor points at or has selected anywhere on the page. */
  highlight(highlight: Highlight, now: number): void;
  /**
   * What the stage shows, on a canvas of its own with `ratio` pixels to a CSS px, or fewer where the drawing is too large for that; undefined
   * unless it is drawing. Throws if it cannot be drawn.
   */
  renderToCanvas(ratio: number): HTMLCanvasElement | undefined;
  /**
   * Draws the frame, and opens or replaces the picture if necessary. Returns the instant from which it has something to
   * draw again without a new state: infinity for never, minus infinity for the next frame even if time is paused.
   */
  frame(frame: StageFrame): number;
}
