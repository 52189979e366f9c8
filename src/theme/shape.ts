/** Outlines that tell kinds of things apart without colour. */
export const SHAPES = ['disc', 'square', 'diamond', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];

/** Radius of the disc in halves of the size. */
export const DISC_RADIUS = 0.88;

/** Thickness of a hollow shape's line, in halves of the size. */
export const HOLLOW_LINE = 0.28;

/**
 * Trail of a moving shape: the milliseconds of its way that it shows, and its height as a share of the shape's. It
 * narrows and does not fade: yellow that fades over a dark ground is olive.
 */
export const TRAIL = { ms: 2_000, height: 0.25 } as const;

export type Point = readonly [x: number, y: number];

/**
 * Corners of the other shapes in halves of the size from the centre, y downwards, clockwise as seen; convex, and about
 * equal in area. The triangle points along the movement, so that it is no warning sign.
 */
export const CORNERS: Readonly<Record<Exclude<Shape, 'disc'>, readonly Point[]>> = {
  square: [
    [-0.78, -0.78],
    [0.78, -0.78],
    [0.78, 0.78],
    [-0.78, 0.78],
  ],
  diamond: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  triangle: [
    [-0.72, -0.98],
    [1, 0],
    [-0.72, 0.98],
  ],
};

/** One side of a convex outline: its outward normal, and its distance from the centre along it. */
export interface Side {
  readonly normal: Point;
  readonly distance: number;
}

/** Returns the sides of a convex outline, each from the corner of its index to the next. */
export function sidesOf(corners: readonly Point[]): Side[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Point;
    const length = Math.hypot(nextX - x, nextY - y);
    const normal: Point = [(nextY - y) / length, (x - nextX) / length];
    return { normal, distance: normal[0] * x + normal[1] * y };
  });
}

/** Returns a convex outline with every side moved inwards by `by`, outwards if negative. Corners stay sharp. */
export function insetCorners(corners: readonly Point[], by: number): Point[] {
  const sides = sidesOf(corners);
  return sides.map(({ normal: [x, y], distance }, i) => {
    const before = sides.at(i - 1) as Side;
    const [a, b] = [before.distance - by, distance - by];
    const cross = before.normal[0] * y - before.normal[1] * x;
    return [(a * y - b * before.normal[1]) / cross, (b * before.normal[0] - a * x) / cross];
  });
}
