import type { Ink } from '../../theme/ink';

/** The two lines: colour and width in CSS px at scale 1. The sandboxes' stands on an area, which tells the two apart without colour. */
export const LINES = {
  core: { ink: 'text', width: 1.5 },
  sandbox: { ink: 'accent', width: 2, area: 0.14 },
} as const;

/** The bars under the plot: samples taken while an incident has a socket rolled back. */
export const INCIDENT: Ink = { colour: 'warn', hatch: 'solid' };
