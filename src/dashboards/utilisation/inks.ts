import type { CellInk, Ink } from '../../theme/ink';

/**
 * Lines of the plot: colour, width in CSS px at scale 1, and opacity of the area below. The cores' leads; the
 * sandboxes' is the edge of their area.
 */
export const LINES = {
  core: { ink: 'text', width: 2.5, area: 0.22 },
  sandbox: { ink: 'accent', width: 1, area: 0.34 },
} as const;

/** Ink of the bars under the plot: samples taken while an incident has a socket rolled back. */
export const INCIDENT: Ink = { colour: 'warn', hatch: 'solid' };
/** Ink of the plot above a bar. A grey: yellow under the area of the sandboxes would be an olive green. */
export const SHADE: CellInk = { colour: 'muted', hatch: 'solid', share: 0.1 };
