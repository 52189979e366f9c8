import type { Ink } from '../../theme/ink';

/**
 * The two lines, each on an area: colour and width in CSS px at scale 1. What the cores do above the sandboxes is the
 * cores' area alone.
 */
export const LINES = {
  core: { ink: 'text', width: 2, area: 0.16 },
  sandbox: { ink: 'accent', width: 2, area: 0.24 },
} as const;

/** The bars under the plot: samples taken while an incident has a socket rolled back. */
export const INCIDENT: Ink = { colour: 'warn', hatch: 'solid' };
