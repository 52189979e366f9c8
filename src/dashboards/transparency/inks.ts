import type { EntryType } from '../../sim/tables/log-filters';
import type { Tone } from '../../theme/tokens';

/** Tones of the types: only a veto stands out. */
export const TYPE_TONES: Readonly<Record<EntryType, Tone>> = {
  SNAP: 'idle',
  VETO: 'warn',
  TRACE: 'idle',
  HASH: 'idle',
  ATTEST: 'ok',
};
