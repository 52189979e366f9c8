/** Width of an upright's line and of the ground cleared on either side, in CSS px at scale 1. */
export const UPRIGHT = { line: 2, clearing: 1 } as const;

/** Distance from an upright's left edge, with its ground, to its middle. CSS px. */
export const uprightHalf = (scale: number): number => (UPRIGHT.line / 2 + UPRIGHT.clearing) * scale;
