import type { Ink } from '../../theme/ink';

/** The lines: colour, width and dashes in CSS px at scale 1. Pods differ by their dashes. */
export const LINES = {
  fp4: { ink: 'accent', width: 2, area: 0.14 },
  power: { ink: 'text', width: 1.5 },
  powerUS: { ink: 'muted', width: 1.25 },
  powerEU: { ink: 'muted', width: 1.25, dash: [8, 4] },
  powerUK: { ink: 'muted', width: 1.25, dash: [2, 3] },
} as const;

/** Diameter of the dot at the present in CSS px at scale 1. */
export const DOT = 7;

/** The bars of GPUs down and of errors. */
export const BAR: Ink = { colour: 'muted', hatch: 'solid' };
