import { HELD } from '../../theme/machine-inks';
import type { ColourName } from '../../theme/tokens';

/**
 * What a brake is drawn with that holds, the cut and its distance; the distance from its route; the ruler; the water
 * and what is below it.
 */
export const TONES = {
  cut: HELD,
  astray: 'fault',
  ground: 'faint',
  tick: 'control',
  stone: 'hair',
  water: 'series1',
} as const satisfies Record<string, ColourName>;
