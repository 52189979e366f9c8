import type { Tone } from '../../theme/tokens';
import type { LogLine } from './sim';

/** The tone of each level. An ERROR is a veto, which looks the same in every log: see `strong` of a log's entry. */
export const LEVEL_TONES: Readonly<Record<LogLine['level'], Tone>> = {
  DEBUG: 'idle',
  INFO: 'ok',
  WARN: 'warn',
  ERROR: 'warn',
};
