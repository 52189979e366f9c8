import type { Ink } from '../../theme/ink';
import type { Tone } from '../../theme/tokens';
import type { Row } from './sim';

/** The tone whose shape and colour stand for each state of an interlock. */
export const TONES: Record<Row['state'], Tone> = { OK: 'ok', FAULT: 'fault' };

/** A fault in a row's strip of the last minute. */
export const FAULT_INK: Ink = { colour: TONES.FAULT, hatch: 'solid' };
