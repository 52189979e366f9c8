/** A point in metres: ahead and upwards. */
export type MetrePoint = readonly [x: number, y: number];

/** Polyline, whose last point is joined to its first if it is closed. */
export interface Stroke {
  readonly points: readonly MetrePoint[];
  readonly closed: boolean;
}

/** Points of a whole circle. */
const ROUND = 28;

/** Points of a circle’s arc from one point to another, without the first. `sweep` as in SVG. */
function arc([ax, ay]: MetrePoint, [bx, by]: MetrePoint, radius: number, sweep: boolean): MetrePoint[] {
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

/** Points of a curve from one point to another, without the first. */
const CURVED = 8;

function curve([ax, ay]: MetrePoint, [bx, by]: MetrePoint, [cx, cy]: MetrePoint): MetrePoint[] {
  return Array.from({ length: CURVED }, (_, i) => {
    const u = (i + 1) / CURVED;
    const mix = (a: number, b: number, c: number) => (1 - u) * (1 - u) * a + 2 * u * (1 - u) * b + u * u * c;
    return [mix(ax, bx, cx), mix(ay, by, cy)] as const;
  });
}

/** Verb of a path that goes on from a point: the count of its numbers, and the points that it adds. */
interface Verb {
  readonly takes: number;
  points(from: MetrePoint, numbers: readonly number[]): readonly MetrePoint[];
}

const VERBS: Readonly<Record<string, Verb>> = {
  L: { takes: 2, points: (_, [x = 0, y = 0]) => [[x, y]] },
  H: { takes: 1, points: ([, y], [x = 0]) => [[x, y]] },
  V: { takes: 1, points: ([x], [y = 0]) => [[x, y]] },
  Q: { takes: 4, points: (from, [bx = 0, by = 0, x = 0, y = 0]) => curve(from, [bx, by], [x, y]) },
  A: { takes: 7, points: (from, [r = 0, , , , sweep, x = 0, y = 0]) => arc(from, [x, y], r, sweep === 1) },
};

interface OpenStroke {
  readonly points: MetrePoint[];
  closed: boolean;
}

/** Joins a stroke's end to its beginning. A path may have come back there by itself. */
function close(stroke: OpenStroke): void {
  stroke.closed = true;
  const [[x, y], [lastX, lastY]] = [stroke.points[0] as MetrePoint, stroke.points.at(-1) as MetrePoint];
  if (Math.hypot(lastX - x, lastY - y) < 1e-6) stroke.points.pop();
}

/**
 * Strokes of an SVG path: M, L, H, V, Q, A (the small arc of a circle) and z, all absolute, in the drawing's own units.
 */
export function strokesOf(path: string): Stroke[] {
  const strokes: OpenStroke[] = [];
  for (const [, name = '', rest = ''] of path.matchAll(/([MLHVQAz])([^MLHVQAz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers;
    if (name === 'M') strokes.push({ points: [[x, y]], closed: false });
    const stroke = strokes.at(-1);
    const verb = VERBS[name];
    if (stroke && name === 'z') close(stroke);
    if (!stroke || !verb) continue;
    for (let i = 0; i < numbers.length; i += verb.takes) {
      stroke.points.push(...verb.points(stroke.points.at(-1) as MetrePoint, numbers.slice(i, i + verb.takes)));
    }
  }
  return strokes;
}

export const circleStroke = ([x, y]: MetrePoint, r: number): Stroke => ({
  points: Array.from({ length: ROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  }),
  closed: true,
});

/** Outline of a limb from the origin to `length` ahead, with round ends of these radii. */
export function limbStroke(length: number, near: number, far: number): Stroke {
  const lean = Math.asin((near - far) / length);
  const round = (x: number, r: number, from: number, to: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = from + ((to - from) * i) / 10;
      return [x + r * Math.cos(angle), r * Math.sin(angle)] as const;
    });
  const edge = Math.PI / 2 - lean;
  return { points: [...round(0, near, edge, 2 * Math.PI - edge), ...round(length, far, -edge, edge)], closed: true };
}

/** Points of a closed stroke that are `pitch` apart along it, from `start` on, with their directions: unit vectors. */
export function pointsAlong({ points }: Stroke, pitch: number, start: number): { at: MetrePoint; way: MetrePoint }[] {
  const found: { at: MetrePoint; way: MetrePoint }[] = [];
  let next = start;
  let walked = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as MetrePoint;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; next < walked + long - 1e-9; next += pitch) {
      const u = (next - walked) / long;
      const way: MetrePoint = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
      found.push({ at: [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u], way });
    }
    walked += long;
  });
  return found;
}

/** Length of a closed stroke. */
export const strokeLength = ({ points }: Stroke): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as MetrePoint;
    return sum + Math.hypot(nx - x, ny - y);
  }, 0);
