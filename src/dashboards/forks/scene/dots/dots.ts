import type { Container } from 'pixi.js';
import type { Viewport } from '../../../../plot/grammar/viewport';
import { lerp } from '../../../../sim/math/math';
import type { Palette } from '../../../../theme/palette';
import { mapPoint, type TimeMap } from '../map';
import type { SlicePlacement } from '../visible-world';
import type { Ghost } from './ghost';

/**
 * Light of a falling ghost, as a share of its light before: many fall in one place, and would shine brighter than what
 * stands.
 */
const FALLING = 0.4;
/**
 * Numbers of a dot: milliseconds from the slice's start, height, light, milliseconds from the slice's start to the
 * veto.
 */
export const DOT_NUMBERS = 4;

/** Dots along ghosts at one pitch, CSS px. */
export function dotsAlong(ghosts: readonly Ghost[], map: TimeMap, pitch: number): Float32Array {
  const dots: number[] = [];
  for (const { points, light, vetoed, falls } of ghosts) {
    let left = pitch;
    for (let at = 2; at < points.length; at += 2) {
      const [fromT = 0, fromHeight = 0, t = 0, height = 0] = points.slice(at - 2, at + 2);
      const [a, b] = [mapPoint(map, fromT, fromHeight), mapPoint(map, t, height)];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      for (; left <= length; left += pitch) {
        const u = left / length;
        dots.push(lerp(fromT, t, u), lerp(fromHeight, height, u), t > falls ? light * FALLING : light, vetoed);
      }
      left -= length;
    }
  }
  return Float32Array.from(dots);
}

/** Dots of one slice. Those after now are hidden. */
export interface Dots {
  readonly container: Container;
  layout(map: TimeMap, viewport: Viewport, palette: Palette): void;
  /** Loads the dots of another slice, DOT_NUMBERS each. */
  load(dots: Float32Array): void;
  draw(moment: SlicePlacement, resolution: number): void;
}
