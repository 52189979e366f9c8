import type { Container } from 'pixi.js';
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

/**
 * One dashboard's drawing. Built once, then laid out, fed and drawn for as long as the document lives.
 * The host calls `layout` first and after each change of size or palette, followed by `update`.
 */
export interface Scene<S> {
  readonly view: Container;
  layout(viewport: Viewport, palette: Palette): void;
  /** Takes a new state. Uploads happen here, once a data step. */
  update(state: S): void;
  /**
   * Places everything as it stands at `t` (milliseconds since the Unix epoch). `settled` skips movement
   * between states (reduced motion). Returns true while a later `t` would look different without a new state.
   */
  draw(t: number, settled: boolean): boolean;
  /** Outlines the sample of that table row, or none. */
  point(row: number | null): void;
}

export type CreateScene<S> = (kind: SurfaceKind) => Scene<S>;
