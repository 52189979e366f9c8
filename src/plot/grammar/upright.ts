/** Width of an upright's line, and of the ground that it clears on either side. CSS px at scale 1. */
export const UPRIGHT = { line: 2, clearing: 1 } as const;

/** From an upright's left edge, its ground included, to its middle. CSS px. */
export const uprightHalf = (scale: number): number => (UPRIGHT.line / 2 + UPRIGHT.clearing) * scale;
