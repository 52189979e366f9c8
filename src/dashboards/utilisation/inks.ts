import type { Ink } from '../../theme/ink';

/**
 * Lines of the plot: colour and width in CSS px at scale 1. The area between them is the cores' work besides the
 * sandboxes'.
 */
export const LINES = {
  core: { ink: 'text', width: 2, area: 0.16 },
  sandbox: { ink: 'accent', width: 2 },
} as const;

/** Ink of the bars under the plot: samples taken while an incident has a socket rolled back. */
export const INCIDENT: Ink = { colour: 'warn', hatch: 'solid' };
/** Opacity of its ink in the plot above a bar. */
export const INCIDENT_SHADE = 0.08;
