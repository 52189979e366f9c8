import type { Ink } from '../../theme/ink';

/** The ink of a pulse: its colour and, where the visitor forces colours, its hatch. */
export const PULSE_INK: Ink = { colour: 'accent', hatch: 'solid' };
