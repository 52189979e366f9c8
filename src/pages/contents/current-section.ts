/** How far down the viewport the eye is taken to be, as a share of its height, until the end of the page comes near. */
const EYE = 0.3;

/** Where a page stands. */
export interface ScrollPosition {
  /** Where each section begins, in px from the viewport's top, in order. */
  readonly tops: readonly number[];
  /** The viewport's height in px. */
  readonly height: number;
  /** How far the page has been scrolled down and still can be, in px. */
  readonly above: number;
  readonly below: number;
  /** The section that was last asked for by its anchor. */
  readonly requested?: number | undefined;
  /** Whether the page is still where that took it. */
  readonly still?: boolean;
}

/**
 * The index of the section being read; -1 before the first. The eye rests at a fixed height, and sinks to the
 * viewport's foot over the last of the page, so that its short last sections have their turn. A section that was asked
 * for is being read until the page moves, and then for as long as its heading stands between the viewport's top and the
 * eye. Of sections side by side, in columns, only one that was asked for is being read.
 */
export function currentSection({ tops, height, above, below, requested, still = false }: ScrollPosition): number {
  const rest = height * (1 - EYE);
  const end = Math.min(rest, above + below);
  const eye = end > 0 ? height - (rest * Math.min(below, end)) / end : height - rest;
  const top = requested === undefined ? undefined : tops[requested];
  if (requested !== undefined && top !== undefined && (still || (top >= 0 && top <= eye))) return requested;
  const columns = tops.some((start, i) => start < (tops[i - 1] ?? start));
  return columns ? -1 : tops.findLastIndex((start) => start <= eye);
}
