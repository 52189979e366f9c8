import type { Tone } from '../../theme/tokens';
import type { LogLine } from './sim';

/** The tone of each level. */
export const LEVEL_TONES: Readonly<Record<LogLine['level'], Tone>> = {
  DEBUG: 'idle',
  INFO: 'ok',
  WARN: 'warn',
  ERROR: 'fault',
};
