/** A tolerance of Playwright's comparison: a share of the largest difference that the eye sees between two colours. */
interface Tolerance {
  readonly threshold: number;
}

/** One of 256 levels, and 35 of them, in grey. */
const ONE_LEVEL: Tolerance = { threshold: 0.004 };
const FLIPPED_EDGES: Tolerance = { threshold: 0.135 };

/**
 * Pictures that differ between machines whose browser and fonts are the same; docs/architecture.md says why. All others are compared
 * with no tolerance at all.
 */
const SEEN: Readonly<Record<string, Tolerance>> = {
  corelog: ONE_LEVEL,
  events: ONE_LEVEL,
  transparency: ONE_LEVEL,
  utilisation: ONE_LEVEL,
  mesh: FLIPPED_EDGES,
  skynet: FLIPPED_EDGES,
};

/** How far a picture of that panel or page may differ from its golden. */
export const toleranceOf = (subject: string): Partial<Tolerance> => SEEN[subject] ?? {};
