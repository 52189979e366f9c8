import type { Container } from 'pixi.js';
import { clamp, lerp, min } from '../../sim/math';
import type { Palette } from '../../theme/palette';
import type { Shape } from '../../theme/shape';
import type { Viewport } from '../scene';

/** Milliseconds over which a marker grows when it appears and shrinks when it goes. */
export const GROWTH_MS = 200;

/** Ground kept clear around each marker, so that those beneath end before it, in CSS px at scale 1. */
export const TRACK_HALO = 1.5;
/** The same of a small marker, as a share of half its size. */
export const TRACK_HALO_SHARE = 0.25;

/** One thing on its way along a horizontal line. All instants are milliseconds since the Unix epoch. */
export interface Track {
  /** It sets out at `start` and arrives, and is gone, `life` milliseconds later. */
  readonly start: number;
  readonly life: number;
  /** It appears at `from` and goes from `hide` on, whatever its way; minus and plus infinity where it does neither. */
  readonly from: number;
  readonly hide: number;
  /** Its centre goes at `y` from `x0` to `x1`, in CSS px. */
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
  readonly shape: Shape;
  /** Index of its ink. */
  readonly ink: number;
  /** Drawn hollow and cut. */
  readonly degraded: boolean;
}

/**
 * At most a fixed number of things on their way, drawn over each other in their order. A data step is uploaded once;
 * their places are functions of one time, so that a frame costs the main thread the same however many there are.
 */
export interface Tracks {
  readonly view: Container;
  /** `size` is that of a marker, in CSS px. */
  layout(size: number, viewport: Viewport, palette: Palette): void;
  /** Those beyond the number fixed at creation are not drawn. */
  update(tracks: readonly Track[]): void;
  /** Draws all as they stand at `t`. `settled`: at full size or not at all. */
  draw(t: number, settled: boolean): void;
}

/** How much of its size a marker has at `t`, 0 to 1. The same as in `shaders/tracks.vert`. */
export function grownAt({ start, life, from, hide }: Track, t: number, settled: boolean): number {
  const left = start + life - t;
  if (settled) return left > 0 && t < hide ? 1 : 0;
  return clamp(min(min(t - from, left), hide + GROWTH_MS - t) / GROWTH_MS, 0, 1);
}

/** Where the centre of a marker is at `t`, in CSS px. The same as in `shaders/tracks.vert`. */
export function placeAt({ start, life, x0, x1 }: Track, t: number): number {
  return lerp(x0, x1, clamp((t - start) / life, 0, 1));
}

/** Width in CSS px of the ground kept clear around a marker of that half size. The same in `shaders/tracks.vert`. */
export function haloOf(half: number, scale: number): number {
  return min(TRACK_HALO * scale, TRACK_HALO_SHARE * half);
}
