import type { Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { Highlight, Item } from '../grammar/highlight';
import type { Place } from '../grammar/rect';
import type { Viewport } from '../grammar/viewport';

/** How a surface draws: through shaders, or Pixi's Canvas2D renderer where there is no WebGL. */
export type SurfaceKind = 'webgl' | 'canvas';

/** The instant that a scene draws, and how the world comes to it. */
export interface DrawTime {
  /** Milliseconds since the Unix epoch. */
  readonly t: number;
  /** The visitor prefers less motion: movement between states is skipped. */
  readonly reducedMotion: boolean;
  /** World time is paused: the picture must not depend on earlier states. */
  readonly paused: boolean;
  /** The share of its speed that a hand on the brake leaves the world, 0 to `FULL_PACE`. */
  readonly pace: number;
}

/** The pace of a world whose brake nobody holds. */
export const FULL_PACE = 1;

/**
 * A dashboard's drawing. It is built once, and then laid out, updated and drawn as long as the document lives. The host
 * calls `layout` first and after each change of size or palette, and then `update`. `D` is what a visitor may choose of
 * how it is shown.
 */
export interface Scene<S, D = unknown> {
  readonly view: Container;
  /** Takes the display choices: before the first `layout`, and whenever a visitor makes another. */
  choose?(choices: D): void;
  layout(viewport: Viewport, palette: Palette): void;
  /**
   * Takes a new state, and the one that it is compared with if any, and uploads their data. Returns false if the
   * picture looks the same as with the last ones, apart from what moves with time.
   */
  update(state: S, other?: S): boolean;
  /**
   * Positions everything for a moment. Returns the instant from which the picture looks different without a new state:
   * the moment's own if any later one does, `NEVER` if none does.
   */
  draw(moment: DrawTime): number;
  /** It looks different while somebody holds the brake. */
  readonly showsPace?: true;
  /** Outlines the sample of the table's row with that key, or none, also where a later state has no such row. */
  highlightRow(key: string | undefined): void;
  /**
   * Marks the instant with a rule, if it is within the drawing, and outlines what is selected. A drawing whose marks
   * depend on the state places them in `update` too.
   */
  highlight?(highlight: Highlight): void;
  /** The instant at a place in the drawing, in CSS px; undefined if there is none. */
  instantAt?(place: Place): number | undefined;
  /** Key of the table's row of the mark at a place in the drawing, in CSS px; undefined if there is none. */
  rowAt?(place: Place): string | undefined;
  /**
   * Outlines the item at a place, in CSS px, or nothing, and returns it. For items without a table row. The picture
   * looks another way only when another item is pointed at, or the pointer comes or goes.
   */
  hover?(place: Place | undefined): Item | undefined;
  /** The id of what can be selected at a place, in CSS px, if anything. */
  selectableAt?(place: Place): string | undefined;
  /** World milliseconds that a drag of the given CSS px moves through time; absent if the drawing cannot be dragged. */
  dragged?(dx: number, dy: number): number;
  /**
   * Milliseconds between drawings while time runs with software rendering; every frame if absent. Up to 1× each whole
   * multiple of it on the world's clock is drawn as it comes, above 1× it is the least real time between two. A drawing
   * at rest is always current.
   */
  readonly softwareInterval?: number;
}

export type CreateScene<S, D = unknown> = (kind: SurfaceKind) => Scene<S, D>;
