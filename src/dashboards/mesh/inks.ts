import type { Ink } from '../../theme/ink';
import type { Shape } from '../../theme/shape';
import type { ColourName } from '../../theme/tokens';
import type { Batch } from './sim';

/** Shapes of the classes of batches. */
export const SHAPES: Readonly<Record<Batch['cls'], Shape>> = {
  VECTOR: 'disc',
  TENSOR: 'square',
  SCAN: 'diamond',
  PAYLOAD: 'triangle',
};

/** Shape of a batch beyond those shown as markers, the same for all classes. */
export const BEYOND_SHAPE = 'disc' satisfies Shape;
/** Size of such a batch as a share of a marker's. */
export const BEYOND_SIZE = 0.36;

/** Ink of a batch; a degraded one is also filled, the others are outlines. Only an incident has a colour. */
export type BatchInk = keyof typeof INKS;
/** Colours of the batches by their state; `beyond` is for those that wait. */
export const INKS = { normal: 'muted', degraded: 'text', incident: 'warn', beyond: 'idle' } as const satisfies Record<
  string,
  ColourName
>;

/** Inks of the parts of a lane's bar. Those of batches not degraded differ with forced colours. */
export const LOAD_INKS = {
  degraded: { colour: INKS.degraded, hatch: 'solid' },
  normal: { colour: INKS.normal, hatch: 'solid', forcedHatch: 'columns' },
  beyond: { colour: INKS.beyond, hatch: 'solid', forcedHatch: 'columns' },
  incident: { colour: INKS.incident, hatch: 'solid' },
} as const satisfies Record<string, Ink>;
