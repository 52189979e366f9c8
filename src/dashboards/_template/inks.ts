import type { Ink } from '../../theme/ink';

export const PULSE_INK: Ink = { colour: 'accent', hatch: 'solid' };
