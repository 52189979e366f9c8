import { KINDS } from '../../inks';
import type { SliceLine } from './line';

/** Numbers of a point: milliseconds from the slice's start, height, then the fields of its line (see `Line`). */
export const POINT_FLOATS = 6;
/** Kind of an outer point, which only gives the direction of its line. */
export const NO_KIND = -1;
/** Vertices of a point, one on either side of its line. */
export const SIDES = 2;

/** The lines of a slice as the shader pair `shaders/forks` takes them. */
export interface LinePoints {
  /**
   * Points of POINT_FLOATS numbers, each twice; the first and the last of a line once more, so that every vertex sees
   * both neighbours.
   */
  readonly points: Float32Array;
  /**
   * Vertices of the triangles, two a segment. The last vertex of each is at the segment's beginning. Vertex 0 belongs
   * to the second point.
   */
  readonly segments: Uint32Array;
  /** Numbers of the points whose segment gets a dot while now is in it. Point 0 is the second. */
  readonly dots: Uint32Array;
}

/** True if a line has a dot at now. */
export const hasDot = ({ kind }: SliceLine): boolean => KINDS.indexOf(kind) >= KINDS.indexOf('fork');

/** Packs lines for the graphics processor. */
export function packLines(lines: readonly SliceLine[]): LinePoints {
  const count = lines.reduce((sum, { points }) => sum + points.length / 2 + 2, 0);
  const points = new Float32Array(count * SIDES * POINT_FLOATS);
  const segments: number[] = [];
  const dots: number[] = [];
  let point = 0;
  const write = ({ points: own, kind, light, cutAt, index }: SliceLine, i: number, inLine: boolean) => {
    const look = inLine ? KINDS.indexOf(kind) : NO_KIND;
    const values = [own[i * 2] as number, own[i * 2 + 1] as number, look, light, cutAt, index];
    for (let side = 0; side < SIDES; side++) points.set(values, (point * SIDES + side) * POINT_FLOATS);
    point += 1;
  };
  for (const line of lines) {
    const last = line.points.length / 2 - 1;
    write(line, 0, false);
    for (let i = 0; i <= last; i++) {
      if (i < last) {
        const from = (point - 1) * SIDES;
        const to = from + SIDES;
        segments.push(from + 1, to, from, to, to + 1, from + 1);
        if (hasDot(line)) dots.push(point - 1);
      }
      write(line, i, true);
    }
    write(line, last, false);
  }
  return { points, segments: Uint32Array.from(segments), dots: Uint32Array.from(dots) };
}
