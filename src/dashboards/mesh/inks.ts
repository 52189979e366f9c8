import type { Shape } from '../../theme/shape';
import type { ColourName } from '../../theme/tokens';
import type { Batch } from './sim';

/** The shape of each class of batch. */
export const SHAPES: Readonly<Record<Batch['cls'], Shape>> = {
  VECTOR: 'disc',
  TENSOR: 'square',
  SCAN: 'diamond',
  PAYLOAD: 'triangle',
};

/** What a batch is drawn with; a degraded one is hollow and cut as well. */
export const INKS = { nominal: 'muted', degraded: 'warn' } as const satisfies Record<string, ColourName>;
