import type { Ink } from '../../theme/ink';

/**
 * The two lines: colour and width in CSS px at scale 1. Between them is an area, which is what the cores do besides the
 * sandboxes' work.
 */
export const LINES = {
  core: { ink: 'text', width: 2, area: 0.16 },
  sandbox: { ink: 'accent', width: 2 },
} as const;

/** The bars under the plot: samples taken while an incident has a socket rolled back. */
export const INCIDENT: Ink = { colour: 'warn', hatch: 'solid' };
/** Its ink's share in the plot above a bar. */
export const INCIDENT_SHADE = 0.08;
