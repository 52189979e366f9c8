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

/** A batch beyond those shown as markers: its shape, the same for all classes, and its size as a share of a marker's. */
export const BEYOND_SHAPE = 'disc' satisfies Shape;
export const BEYOND_SIZE = 0.3;

/** What a batch is drawn with; a degraded one is also filled, the others are outlines. Only an incident has a colour. */
export const INKS = { nominal: 'muted', degraded: 'text', incident: 'warn', beyond: 'idle' } as const satisfies Record<
  string,
  ColourName
>;
