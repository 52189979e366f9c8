import type { Rect } from './rect';

/**
 * Moves the places `wanted` as little as possible, so that they are at least `gap` apart and within `from` to `to`, in
 * the same order. If there is too little room, all gaps shrink equally.
 */
export function spaceOut(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const apart = Math.min(gap, (to - from) / Math.max(wanted.length - 1, 1));
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const places = order.map((i) => Math.min(Math.max(wanted[i] as number, from), to));
  const push = () => {
    for (let i = 1; i < places.length; i++) {
      places[i] = Math.max(places[i] as number, (places[i - 1] as number) + apart);
    }
  };
  push();
  let limit = to;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] as number, limit);
    limit = (places[i] as number) - apart;
  }
  const result = new Array<number>(wanted.length).fill(from);
  order.forEach((index, place) => {
    result[index] = places[place] as number;
  });
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
