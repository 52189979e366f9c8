/** Height of the reader's eye in the viewport, as a share of it from the top, until the end of the page comes near. */
const EYE = 0.3;

export interface ScrollPosition {
  /** Tops of the sections, in px from the viewport's top, in order. */
  readonly tops: readonly number[];
  /** The viewport's height in px. */
  readonly height: number;
  /** Distance by which the page has been scrolled down, in px. */
  readonly above: number;
  /** Distance by which it still can be scrolled down, in px. */
  readonly below: number;
  /** Section that was last requested by its anchor. */
  readonly requested?: number | undefined;
  /** True if the page has not moved since that request. */
  readonly isStill?: boolean;
}

/**
 * Index of the section being read; -1 before the first. The eye rests at a fixed height, and sinks to the viewport's
 * foot over the last of the page, so that its short last sections have their turn. A requested section is being read
 * until the page moves, and then for as long as its heading stands between the viewport's top and the eye. Of sections
 * side by side, in columns, only a requested one is being read.
 */
export function currentSection({ tops, height, above, below, requested, isStill = false }: ScrollPosition): number {
  const rest = height * (1 - EYE);
  const end = Math.min(rest, above + below);
  const eye = end > 0 ? height - (rest * Math.min(below, end)) / end : height - rest;
  const top = requested === undefined ? undefined : tops[requested];
  if (requested !== undefined && top !== undefined && (isStill || (top >= 0 && top <= eye))) return requested;
  const columns = tops.some((start, i) => start < (tops[i - 1] ?? start));
  return columns ? -1 : tops.findLastIndex((start) => start <= eye);
}
