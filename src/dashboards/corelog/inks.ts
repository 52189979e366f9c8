import type { Tone } from '../../theme/tokens';
import type { Line } from './sim';

/** The tone of each level. */
export const LEVEL_TONES: Readonly<Record<Line['level'], Tone>> = {
  DEBUG: 'idle',
  INFO: 'ok',
  WARN: 'warn',
  ERROR: 'fault',
};
