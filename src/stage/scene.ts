import type { Container } from 'pixi.js';
import type { Incident } from '../sim/incidents';
import type { Palette } from '../theme/palette';

/** How a surface draws: through shaders, or Pixi's Canvas2D renderer where there is no WebGL. */
export type SurfaceKind = 'webgl' | 'canvas';

export interface Viewport {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Drawing-buffer pixels to a CSS px. */
  readonly resolution: number;
  /** Root font size over 16: scales type and spacing on very wide screens. */
  readonly scale: number;
}

/** What the visitor looks at anywhere on the page. */
export interface Attention {
  /** An instant that is pointed at, milliseconds since the Unix epoch. */
  readonly instant: number | undefined;
  /** The incident that is selected. */
  readonly incident: Incident | undefined;
}

/**
 * One dashboard's drawing. Built once, then laid out, fed and drawn for as long as the document lives.
 * The host calls `layout` first and after each change of size or palette, followed by `update`.
 */
export interface Scene<S> {
  readonly view: Container;
  layout(viewport: Viewport, palette: Palette): void;
  /**
   * Takes a new state. Uploads happen here, once a data step. Returns false where the picture looks the same as with the state before, but
   * for what moves with time.
   */
  update(state: S): boolean;
  /**
   * Places everything as it stands at `t` (milliseconds since the Unix epoch). `settled` skips movement
   * between states (reduced motion). `resting`: the instant stands still, and its picture may not depend on
   * which states came before. Returns from which instant on it looks different without a new state: `t` where any
   * later one does, infinity where none does.
   */
  draw(t: number, settled: boolean, resting: boolean): number;
  /** Outlines the sample of that table row, or none. */
  point(row: number | null): void;
  /** Marks the instant with a rule, where the drawing reaches it, and outlines what the incident struck. */
  attend?(attention: Attention): void;
  /** The instant that stands at a place of the drawing, in CSS px; undefined where none does. */
  instantAt?(x: number, y: number): number | undefined;
}

export type CreateScene<S> = (kind: SurfaceKind) => Scene<S>;
