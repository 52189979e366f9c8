import { KINDS } from '../theme/machine-inks';
import type { MetrePoint } from './path';
import type { MachinePart, MachineShape } from './shapes';

/** Floats of a vertex: its place, its offset, its part, kind and side. */
export const VERTEX_FLOATS = 7;
/** Least share of a mitre: sharper corners are cut off. */
const BLUNT = 0.5;

/** Mesh of a machine: vertices of VERTEX_FLOATS numbers, and the indices of triangles. */
export interface Triangles {
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

const unit = ([ax, ay]: MetrePoint, [bx, by]: MetrePoint): MetrePoint => {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / long, (by - ay) / long];
};

/** True if a point is inside a triangle or on its edge. */
function isInside([px, py]: MetrePoint, [ax, ay]: MetrePoint, [bx, by]: MetrePoint, [cx, cy]: MetrePoint): boolean {
  const side = (x1: number, y1: number, x2: number, y2: number) => (x2 - x1) * (py - y1) - (y2 - y1) * (px - x1);
  const [d, e, f] = [side(ax, ay, bx, by), side(bx, by, cx, cy), side(cx, cy, ax, ay)] as const;
  return !((d < 0 || e < 0 || f < 0) && (d > 0 || e > 0 || f > 0));
}

/**
 * Triangles of a simple polygon, as indices of its points. It cuts off ears, corners whose triangle contains no other
 * point, until three points are left; every simple polygon has one.
 */
export function earsOf(points: readonly MetrePoint[]): number[] {
  const area = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as MetrePoint;
    return sum + x * ny - nx * y;
  }, 0);
  const left = points.map((_, i) => i);
  const found: number[] = [];
  for (let tries = 0; left.length > 3 && tries < points.length * points.length; tries++) {
    const i = tries % left.length;
    const corner = [left.at(i - 1), left[i], left[(i + 1) % left.length]] as [number, number, number];
    const [a, b, c] = corner.map((n) => points[n] as MetrePoint) as [MetrePoint, MetrePoint, MetrePoint];
    const turn = ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) * area;
    const rest = left.filter((n) => !corner.includes(n));
    if (turn <= 0 || rest.some((n) => isInside(points[n] as MetrePoint, a, b, c))) continue;
    found.push(...corner);
    left.splice(i, 1);
  }
  return [...found, ...left.slice(0, 3)];
}

/** Vertices and triangles of a machine's parts, from the back to the front. */
export function trianglesOf(parts: readonly MachinePart[]): Triangles {
  const vertices: number[] = [];
  const indices: number[] = [];
  const vertex = ([x, y]: MetrePoint, [ox, oy]: MetrePoint, part: number, shape: MachineShape, side: number) => {
    vertices.push(x, y, ox, oy, part, KINDS.indexOf(shape.kind), side);
    return vertices.length / VERTEX_FLOATS - 1;
  };
  const face = (part: number, shape: MachineShape) => {
    const vertices = shape.points.map((point) => vertex(point, [0, 0], part, shape, 0));
    indices.push(...earsOf(shape.points).map((i) => vertices[i] as number));
  };
  const line = (part: number, shape: MachineShape) => {
    const { points, closed } = shape;
    const edges = points.map((at, i) => {
      const before = points[i - 1] ?? (closed ? points.at(-1) : undefined);
      const after = points[i + 1] ?? (closed ? points[0] : undefined);
      const next = after ? unit(at, after) : unit(before as MetrePoint, at);
      const last = before ? unit(before, at) : next;
      const both = unit([0, 0], [last[0] + next[0], last[1] + next[1]]);
      const wide = 1 / Math.max(both[0] * next[0] + both[1] * next[1], BLUNT);
      const off: MetrePoint = [-both[1] * wide, both[0] * wide];
      return [vertex(at, off, part, shape, 1), vertex(at, [-off[0], -off[1]], part, shape, -1)] as const;
    });
    edges.forEach(([a, b], i) => {
      const next = edges[i + 1] ?? (closed ? edges[0] : undefined);
      if (next) indices.push(a, b, next[0], next[0], b, next[1]);
    });
  };
  parts.forEach((part, n) => {
    for (const shape of part) (shape.filled ? face : line)(n, shape);
  });
  return { vertices: Float32Array.from(vertices), indices: Uint32Array.from(indices) };
}
