import { HELD } from '../../theme/machine-inks';
import type { ColourName } from '../../theme/tokens';

/**
 * Colours of the parts: a brake that holds, the bar before a held machine, the cut and its distance; the distance from
 * the route; the ruler; the water and what is below it.
 */
export const TONES = {
  cut: HELD,
  astray: 'fault',
  ground: 'faint',
  tick: 'control',
  stone: 'hair',
  water: 'series1',
} as const satisfies Record<string, ColourName>;
