import type { Tag } from '../../sim/tables/log-filters';
import type { Tone } from '../../theme/tokens';

/** The tone of each tag. Only those that say how something went have one. */
export const TAG_TONES: Readonly<Record<Tag, Tone>> = {
  OK: 'ok',
  WARN: 'warn',
  FAIL: 'fault',
  AUTH: 'idle',
  NET: 'idle',
  IO: 'idle',
  SIM: 'idle',
  SEC: 'idle',
  DBG: 'idle',
};
