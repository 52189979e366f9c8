import type { Container } from 'pixi.js';
import { clamp, min } from '../../../sim/math/math';
import type { Palette } from '../../../theme/palette';
import type { Track, Way } from '../../grammar/track';
import type { Viewport } from '../../grammar/viewport';

/** Milliseconds over which a marker grows when it appears and shrinks when it goes. */
export const GROWTH_MS = 200;

/** Background kept clear around each marker, so that overlapping markers stay distinct, in CSS px at scale 1. */
export const TRACK_HALO = 1.5;
/** The same for a small marker, as a share of half its size. */
export const TRACK_HALO_SHARE = 0.25;

/**
 * Up to a fixed number of moving markers, drawn in order. A data step is uploaded once, and all positions are functions
 * of one time, so the main thread's cost per frame does not depend on their number.
 */
export interface Tracks {
  readonly view: Container;
  /** `size` is that of a marker, in CSS px. */
  layout(size: number, viewport: Viewport, palette: Palette): void;
  /** Sets the markers. Those beyond the number fixed at creation are not drawn. */
  update(tracks: readonly Track[]): void;
  /** Draws all markers at `t`. With `reducedMotion`, a marker is at full size or absent. */
  draw(t: number, reducedMotion: boolean): void;
}

/** How much of its size a marker has at `t`, 0 to 1. The same as in `shaders/tracks.vert`. */
export function grownAt({ start, life, from, hide }: Track, t: number, reducedMotion: boolean): number {
  const left = start + life - t;
  if (reducedMotion) return left > 0 && t < hide ? 1 : 0;
  return clamp(min(min(t - from, left), hide + GROWTH_MS - t) / GROWTH_MS, 0, 1);
}

/**
 * How long a trail of so many milliseconds is behind a marker at `t`, in CSS px. The same as in `shaders/tracks.vert`.
 */
export function trailLength({ start, life, x0, x1 }: Way, t: number, ms: number): number {
  return (clamp(t - start, 0, ms) / life) * (x1 - x0);
}

/**
 * Width in CSS px of the background kept clear around a marker of the given half size. The same as in
 * `shaders/tracks.vert`.
 */
export function haloOf(half: number, scale: number): number {
  return min(TRACK_HALO * scale, TRACK_HALO_SHARE * half);
}
