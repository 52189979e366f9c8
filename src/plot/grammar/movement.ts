import type { Rect } from './rect';

interface Keyed {
  readonly key?: string;
}

/**
 * Returns the datum from which each of the data moves: the one of its key in the state before. A key that is new begins
 * in `entering`, which has the new data as they would stand on the former axes, so that it glides along with them.
 */
export function originsOf<D extends Keyed>(
  data: readonly D[] | undefined,
  before?: readonly D[],
  entering?: readonly D[],
): readonly D[] | undefined {
  // Identical data stand still, unless their axes glide.
  if (!data || (!entering && (!before || before === data))) return data;
  const found = new Map([...(entering ?? []), ...(before ?? [])].map((datum) => [datum.key, datum]));
  return data.map((datum) => (datum.key === undefined ? datum : (found.get(datum.key) ?? datum)));
}

/** Interpolates between two numbers; returns exactly `to` at the end. */
export const interpolate = (from: number, to: number, u: number): number => (u === 1 ? to : from + (to - from) * u);

/** Share of the bounds' height by which a line may be outside them: sums are rounded. */
const TOLERANCE = 0.001;

/** True once a moving line at `y` is no longer above `bounds`. */
export const isBelowTop = (y: number, bounds: Rect | undefined): boolean =>
  bounds === undefined || y > bounds.y - bounds.height * TOLERANCE;

/** Longest movement of the data from their origins, in CSS px. */
export const furthestOf = <D extends { readonly x: number; readonly y: number }>(
  data: readonly D[],
  origins: readonly D[],
): number =>
  Math.max(0, ...data.map(({ x, y }, i) => Math.abs(x - (origins[i]?.x ?? x)) + Math.abs(y - (origins[i]?.y ?? y))));
