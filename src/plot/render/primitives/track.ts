import type { Container } from 'pixi.js';
import { clamp, min } from '../../../sim/math/math';
import type { Palette } from '../../../theme/palette';
import type { Track, Way } from '../../grammar/track';
import type { Viewport } from '../../grammar/viewport';

/**
 * Milliseconds over which a marker grows as it appears, and shrinks as it disappears: shorter is a flicker, longer
 * outlasts the reading.
 */
export const GROWTH_MS = 200;

/** Width of the background cleared around a marker, so that overlapping markers stay distinct, in CSS px at scale 1. */
export const TRACK_HALO = 1.5;
/** Largest width of that background as a share of half the marker's size, for small markers. */
export const TRACK_HALO_SHARE = 0.25;

/**
 * A limited number of moving markers, drawn in order. Each state is uploaded once and all positions are functions of
 * one time, so a frame's cost on the main thread does not depend on their number.
 */
export interface Tracks {
  readonly container: Container;
  /** Sets the size of a marker, in CSS px, and the viewport and palette. */
  layout(size: number, viewport: Viewport, palette: Palette): void;
  /** Sets the markers. Those beyond the capacity are not drawn. */
  update(tracks: readonly Track[]): void;
  /** Draws all markers at `t`. With `reducedMotion`, a marker has its full size or none. */
  draw(t: number, reducedMotion: boolean): void;
}

/** Returns the share of its size that a marker has at `t`, 0 to 1. `shaders/tracks.vert` has the same formula. */
export function grownAt({ start, life, from, hide }: Track, t: number, reducedMotion: boolean): number {
  const left = start + life - t;
  if (reducedMotion) return left > 0 && t < hide ? 1 : 0;
  return clamp(min(min(t - from, left), hide + GROWTH_MS - t) / GROWTH_MS, 0, 1);
}

/**
 * Returns the length in CSS px of a trail of `ms` milliseconds behind a marker at `t`. `shaders/tracks.vert` has the
 * same formula.
 */
export function trailLength({ start, life, x0, x1 }: Way, t: number, ms: number): number {
  return (clamp(t - start, 0, ms) / life) * (x1 - x0);
}

/**
 * Returns the width in CSS px of the background cleared around a marker of the given half size. `shaders/tracks.vert`
 * has the same formula.
 */
export function haloOf(half: number, scale: number): number {
  return min(TRACK_HALO * scale, TRACK_HALO_SHARE * half);
}
