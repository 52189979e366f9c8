import type { Container } from 'pixi.js';
import type { Viewport } from '../plot/grammar/viewport';
import type { Palette } from '../theme/palette';
import type { MetrePoint } from './path';

export const MOST_PARTS = 24;
/** Numbers of a part in a pose. */
export const PART_FLOATS = 8;

/**
 * Places of a machine's parts, eight numbers each: the vectors of a metre ahead and of a metre upwards, the place, 1 if
 * the part is hidden, and 0. Metres, upwards.
 */
export type PoseBuffer = Float32Array;

/** Field in which a machine is drawn. */
export interface Field {
  readonly viewport: Viewport;
  readonly palette: Palette;
  /** CSS px to a metre. */
  readonly pxPerMetre: number;
  /** Start of the field, CSS px from the left. */
  readonly from: number;
  /** End of the field, CSS px from the left. */
  readonly to: number;
  /** Distance over which a drawing fades at both, CSS px. */
  readonly fade: number;
}

/**
 * Outline of a machine in one position, with all its parts. Its geometry is loaded once; a pose is a few numbers for
 * each of its parts.
 */
export interface Silhouette {
  readonly container: Container;
  layout(field: Field): void;
  /**
   * Draws a pose. `place` is CSS px from the left and the top to its nose on the ground. `hold` is the hold of a brake,
   * 0 to 1: it takes that colour.
   */
  draw(pose: PoseBuffer, place: { x: number; y: number; opacity: number; hold: number }): void;
  hide(): void;
}

/** Creates an empty pose. */
export const createPose = (): PoseBuffer => new Float32Array(MOST_PARTS * PART_FLOATS);

/** Places a part: turned by an angle to the left, with its metre upwards scaled. */
export function placePart(
  pose: PoseBuffer,
  part: number,
  [x, y]: readonly [number, number],
  turn = 0,
  up = 1,
  ahead = 1,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  pose.set([cos * ahead, sin * ahead, -sin * up, cos * up, x, y, 0, 0], part * PART_FLOATS);
}

/** Leaves a part out. */
export function hidePart(pose: PoseBuffer, part: number): void {
  pose[part * PART_FLOATS + 6] = 1;
}

/** Turns `point` by a small angle about `pivot`. */
export function turnPoint([x, y]: MetrePoint, [px, py]: MetrePoint, angle: number): MetrePoint {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos];
}
