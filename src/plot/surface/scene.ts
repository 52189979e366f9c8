import type { Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { Highlight, Item } from '../grammar/highlight';
import type { Place } from '../grammar/rect';
import type { Viewport } from '../grammar/viewport';

/** Kind of a surface: with shaders, or with Pixi's Canvas2D renderer where there is no WebGL. */
export type SurfaceKind = 'webgl' | 'canvas';

/** The instant that a scene draws, and the way in which time moves there. */
export interface DrawTime {
  /** Milliseconds since the Unix epoch. */
  readonly t: number;
  /** True if the visitor prefers reduced motion: movement between states is skipped. */
  readonly reducedMotion: boolean;
  /**
   * True if the instant does not move, because the world or the panel is paused: the picture must not depend on earlier
   * states.
   */
  readonly isStopped: boolean;
  /** Share of its speed that a hand on the brake leaves the world, 0 to `FULL_PACE`. */
  readonly pace: number;
}

/** Pace of a world whose brake nobody holds. */
export const FULL_PACE = 1;

/**
 * A dashboard's drawing. It is built once, and then laid out, updated and drawn as long as the document lives. The host
 * calls `layout` first and after each change of size or palette, each time followed by `update`. `D` are the
 * dashboard's display choices.
 */
export interface Scene<S, D = unknown> {
  readonly container: Container;
  /** Takes the display choices: before the first `layout`, and whenever they change. */
  choose?(choices: D): void;
  layout(viewport: Viewport, palette: Palette): void;
  /**
   * Takes a new state and the one that it is compared with, if any, and uploads their data. `isOtherStill` is true if
   * the other state stays at its instant while time runs. Returns false if the picture looks the same as before, apart
   * from movement with time.
   */
  update(state: S, other?: S, isOtherStill?: boolean): boolean;
  /**
   * Draws one moment. Returns the instant from which the picture looks different without a new state: the moment's own
   * if any later one does, `NEVER` if none does.
   */
  draw(moment: DrawTime): number;
  /** True if the picture depends on the pace while somebody holds the brake. */
  readonly showsPace?: true;
  /**
   * Outlines the sample of the table row with this key, or none, and keeps doing so even if a later state has no such
   * row.
   */
  highlightRow(key: string | undefined): void;
  /**
   * Marks an instant with a rule, if it is within the drawing, and outlines the selected incident. A drawing whose
   * marks depend on the state places them in `update` too.
   */
  highlight?(highlight: Highlight): void;
  /** Returns the instant at a place in the drawing, in CSS px; undefined if there is none. */
  instantAt?(place: Place): number | undefined;
  /**
   * Returns the key of the table row whose mark is at a place in the drawing, in CSS px; undefined if there is none.
   */
  rowAt?(place: Place): string | undefined;
  /**
   * Outlines the item without a table row at a place, in CSS px, or nothing, and returns it. The picture changes only
   * when another item is pointed at, or the pointer comes or goes.
   */
  hover?(place: Place | undefined): Item | undefined;
  /** Returns the id of the selectable thing at a place, in CSS px, if there is one. */
  selectableAt?(place: Place): string | undefined;
  /**
   * Returns the world milliseconds by which a drag of the given CSS px moves time; absent if the drawing cannot be
   * dragged.
   */
  dragged?(dx: number, dy: number): number;
  /**
   * Milliseconds between drawings while time runs with software rendering; every frame if absent. Up to 1× the drawings
   * are at whole multiples of it on the world's clock; above 1× it is the least real time between two. A drawing at
   * rest is always current.
   */
  readonly softwareInterval?: number;
}

/** Creates a drawing's scene for a kind of surface. */
export type CreateScene<S, D = unknown> = (kind: SurfaceKind) => Scene<S, D>;
