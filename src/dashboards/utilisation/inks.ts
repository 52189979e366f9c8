import type { Ink } from '../../theme/ink';

/** How far the cores are above the sandboxes, over an area from 0. */
export const DIFFERENCE = { ink: 'text', width: 2, area: 0.24 } as const;

/** The two lines: colour and width in CSS px at scale 1. The sandboxes' stands on an area, which tells the two apart without colour. */
export const LINES = {
  core: { ink: 'muted', width: 1.5 },
  sandbox: { ink: 'accent', width: 1.5, area: 0.14 },
} as const;

/** The lines of the state that this one is compared with. */
export const OTHER = { ink: 'faint', width: 1 } as const;

/** The bars under the plot: samples taken while an incident has a socket rolled back. */
export const INCIDENT: Ink = { colour: 'warn', hatch: 'solid' };
