import type { Tag } from '../../sim/tables/log-filters';
import type { Tone } from '../../theme/tokens';

/** Tones of the tags. Only tags that report an outcome have one. */
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
