import type { Ink } from '../../theme/ink';
import type { Shape } from '../../theme/shape';
import type { ColourName } from '../../theme/tokens';

/** Inks of actions undone in the course of a slice, and of those undone in an incident's rollback. */
export const INKS = {
  forced: { colour: 'warn', hatch: 'solid', forcedHatch: 'grid' },
  ordinary: { colour: 'idle', hatch: 'solid' },
} as const satisfies Record<string, Ink>;

/** Inks of points, and of those above the strip's last edge. */
export const POINT_INKS = {
  ordinary: { colour: INKS.ordinary.colour, shape: 'disc' },
  forced: { colour: INKS.forced.colour, shape: 'diamond' },
  ordinaryAbove: { colour: INKS.ordinary.colour, shape: 'triangle' },
  forcedAbove: { colour: INKS.forced.colour, shape: 'triangle' },
} as const satisfies Record<string, { colour: ColourName; shape: Shape }>;

/** Ink of the lines at the marked percentiles, and of their words. */
export const MARKER_INK: ColourName = 'accent';
