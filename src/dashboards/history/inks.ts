import type { Ink } from '../../theme/ink';

/** Lines of the plots: colour and width in CSS px at scale 1. */
export const LINES = {
  fp4: { ink: 'accent', width: 2 },
  power: { ink: 'text', width: 1.5 },
} as const;

/** Diameter of the dot at the present, CSS px at scale 1. */
export const DOT = 7;
/** Half the size of an incident's mark on the rate, as a share of the plot's width; the bounds in CSS px at scale 1. */
export const MARK = { share: 1 / 200, least: 2.5, most: 4 } as const;

/** Ink of the bars of GPUs down in incidents. */
export const INCIDENT_INK: Ink = { colour: 'warn', hatch: 'solid' };
/** Mark of an incident on the rate. */
export const INCIDENT_MARK = { colour: 'warn', shape: 'diamond' } as const;

/** Floor of the rate: dashed, because it is not zero. */
export const FLOOR = { ink: 'control', width: 1, dash: [6, 4] } as const;

/** Line of node errors. */
export const ERRORS = { ink: 'muted', width: 1.5 } as const;

/** Ink of the bars of GPUs down for maintenance. */
export const BAR: Ink = { colour: 'faint', hatch: 'solid', forcedHatch: 'columns' };
