import type { Rect } from './rect';

/**
 * Moves the places `wanted` as little as possible, so that they are at least `gap` apart and within `from` to `to`, in
 * the same order. If there is too little room, all gaps shrink equally.
 */
export function spaceOut(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const apart = Math.min(gap, (to - from) / Math.max(wanted.length - 1, 1));
  const inOrder = [...wanted.entries()].sort(([, a], [, b]) => a - b);
  let least = from;
  const pushed = inOrder.map(([index, place]) => {
    const pushedTo = Math.max(Math.min(Math.max(place, from), to), least);
    least = pushedTo + apart;
    return [index, pushedTo] as const;
  });
  const result = new Array<number>(wanted.length).fill(from);
  let most = to;
  for (const [index, place] of pushed.reverse()) {
    const pushedBack = Math.min(place, most);
    result[index] = pushedBack;
    most = pushedBack - apart;
  }
  return result;
}

/**
 * Returns the left edge of a box of `width` beside `x`: on the right, or on the left if it would leave `bounds`. CSS
 * px.
 */
export function placeBeside(x: number, width: number, gap: number, bounds: Rect): number {
  const right = x + gap;
  const wanted = right + width <= bounds.x + bounds.width ? right : x - gap - width;
  return Math.min(Math.max(wanted, bounds.x), Math.max(bounds.x + bounds.width - width, bounds.x));
}
