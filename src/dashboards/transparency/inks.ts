import type { EntryType } from '../../sim/tables/log-filters';
import type { Tone } from '../../theme/tokens';

/** The tone of each type: a veto is what stands out. */
export const TYPE_TONES: Readonly<Record<EntryType, Tone>> = {
  SNAP: 'idle',
  VETO: 'warn',
  TRACE: 'idle',
  HASH: 'idle',
  ATTEST: 'ok',
};
