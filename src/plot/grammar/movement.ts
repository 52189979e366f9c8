import type { Rect } from './rect';

interface Keyed {
  readonly key?: string;
}

/**
 * Where each of the data comes from: its place in the state before or, if that did not have it, among `entering`, on
 * the axes of before.
 */
export function originsOf<D extends Keyed>(
  data: readonly D[] | undefined,
  before?: readonly D[],
  entering?: readonly D[],
): readonly D[] | undefined {
  // The same data stand still, unless their axes glide.
  if (!data || (!entering && (!before || before === data))) return data;
  const found = new Map([...(entering ?? []), ...(before ?? [])].map((datum) => [datum.key, datum]));
  return data.map((datum) => (datum.key === undefined ? datum : (found.get(datum.key) ?? datum)));
}

/** A number on its way, exactly `to` at its end. */
export const between = (from: number, to: number, u: number): number => (u === 1 ? to : from + (to - from) * u);

/** How far beyond its bounds a line may be, as a share of their height: sums are rounded. */
const TOLERANCE = 0.001;

/** Whether a line at `y` that is on its way is not above `bounds` any more. */
export const isBelowTop = (y: number, bounds: Rect | undefined): boolean =>
  bounds === undefined || y > bounds.y - bounds.height * TOLERANCE;

/** The furthest that one of the data moves from its origin, in CSS px. */
export const furthestOf = <D extends { readonly x: number; readonly y: number }>(
  data: readonly D[],
  origins: readonly D[],
): number =>
  Math.max(0, ...data.map(({ x, y }, i) => Math.abs(x - (origins[i]?.x ?? x)) + Math.abs(y - (origins[i]?.y ?? y))));
