/** A point in metres: ahead and upwards. */
export type Point = readonly [x: number, y: number];

/** A polyline, whose last point is joined to its first where it is closed. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Points of a whole circle. */
const ROUND = 28;

/** The points of a circle’s arc from one point to another, without the first. `sweep` as in SVG. */
function arc([ax, ay]: Point, [bx, by]: Point, radius: number, sweep: boolean): Point[] {
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const r = Math.max(radius, half);
  const off = Math.sqrt(r * r - half * half) / (2 * half);
  const way = sweep ? 1 : -1;
  const cx = (ax + bx) / 2 - way * (by - ay) * off;
  const cy = (ay + by) / 2 + way * (bx - ax) * off;
  const from = Math.atan2(ay - cy, ax - cx);
  let turn = Math.atan2(by - cy, bx - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(Math.ceil((Math.abs(turn) / (2 * Math.PI)) * ROUND), 2);
  return Array.from({ length: steps }, (_, i) => {
    const angle = from + (turn * (i + 1)) / steps;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
}

/** The strokes of an SVG path: M, L, H, V, Q, A (the small arc of a circle) and z, all absolute, in the drawing's own units. */
export function strokesOf(path: string): Stroke[] {
  const strokes: { points: Point[]; closed: boolean }[] = [];
  for (const [, verb = '', rest = ''] of path.matchAll(/([MLHVQAz])([^MLHVQAz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const open = strokes.at(-1);
    const last: Point = open?.points.at(-1) ?? [0, 0];
    if (verb === 'z' && open) {
      open.closed = true;
      const [x, y] = open.points[0] as Point;
      // A path may come back to its first point by itself.
      if (Math.hypot(last[0] - x, last[1] - y) < 1e-6) open.points.pop();
    }
    for (let i = 0; i < numbers.length; ) {
      const take = (n: number) => numbers[i + n] as number;
      const at: Point = strokes.at(-1)?.points.at(-1) ?? last;
      if (verb === 'M') strokes.push({ points: [[take(0), take(1)]], closed: false });
      const points = strokes.at(-1)?.points ?? [];
      if (verb === 'L') points.push([take(0), take(1)]);
      if (verb === 'H') points.push([take(0), at[1]]);
      if (verb === 'V') points.push([at[0], take(0)]);
      if (verb === 'Q') {
        for (let n = 1; n <= 8; n++) {
          const u = n / 8;
          const mix = (a: number, b: number, c: number) => (1 - u) * (1 - u) * a + 2 * u * (1 - u) * b + u * u * c;
          points.push([mix(at[0], take(0), take(2)), mix(at[1], take(1), take(3))]);
        }
      }
      if (verb === 'A') points.push(...arc(at, [take(5), take(6)], take(0), take(4) === 1));
      i += { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7 }[verb as 'M'] ?? numbers.length;
    }
  }
  return strokes;
}

/** A circle. */
export const circle = ([x, y]: Point, r: number): Stroke => ({
  points: Array.from({ length: ROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  }),
  closed: true,
});

/** The outline of a limb from the origin to `length` ahead, with round ends of these radii. */
export function limb(length: number, near: number, far: number): Stroke {
  const lean = Math.asin((near - far) / length);
  const round = (x: number, r: number, from: number, to: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = from + ((to - from) * i) / 10;
      return [x + r * Math.cos(angle), r * Math.sin(angle)] as const;
    });
  const edge = Math.PI / 2 - lean;
  return { points: [...round(0, near, edge, 2 * Math.PI - edge), ...round(length, far, -edge, edge)], closed: true };
}

/** The points of a closed stroke that are `pitch` apart along it, from `start` on, with the way there: unit vectors. */
export function along({ points }: Stroke, pitch: number, start: number): { at: Point; way: Point }[] {
  const found: { at: Point; way: Point }[] = [];
  let next = start;
  let walked = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; next < walked + long - 1e-9; next += pitch) {
      const u = (next - walked) / long;
      const way: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
      found.push({ at: [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u], way });
    }
    walked += long;
  });
  return found;
}

/** The length of a closed stroke. */
export const around = ({ points }: Stroke): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    return sum + Math.hypot(nx - x, ny - y);
  }, 0);
