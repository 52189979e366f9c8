import type { Ink } from '../../theme/ink';

/** The lines: colour and width in CSS px at scale 1. */
export const LINES = {
  fp4: { ink: 'accent', width: 2 },
  power: { ink: 'text', width: 1.5 },
} as const;

/**
 * Diameter of the dot at the present, and half the size of an incident's mark on the rate, as a share of the plot's
 * width; CSS px at scale 1.
 */
export const DOT = 7;
export const MARK = { share: 1 / 200, least: 2.5, most: 4 } as const;

/** What an incident has down: its bars, and its marks on the rate. */
export const INCIDENT_INK: Ink = { colour: 'warn', hatch: 'solid' };
export const INCIDENT_MARK = { colour: 'warn', shape: 'diamond' } as const;

/** The floor of the rate: dashed, as it is no zero. */
export const FLOOR = { ink: 'control', width: 1, dash: [6, 4] } as const;

/** The line of node errors. */
export const ERRORS = { ink: 'muted', width: 1.5 } as const;

/** The bars of GPUs out for maintenance. */
export const BAR: Ink = { colour: 'faint', hatch: 'solid', forced: 'columns' };
