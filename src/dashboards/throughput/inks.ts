import type { Ink } from '../../theme/ink';

/** Ink of a working GPU: lit. */
export const UP_INK: Ink = { colour: 'field', hatch: 'solid' };
/** Colour of the ground, which shows where no GPU works. */
export const GROUND = 'bg';

/** Ink of the foot of the cell of a GPU down for maintenance, which is dark otherwise. */
export const OUT_INK: Ink = { colour: 'muted', hatch: 'solid' };

/** Ink of GPUs that an incident has taken down: the one warm ink of the field. */
export const INCIDENT_INK: Ink = { colour: 'fault', hatch: 'solid' };

/** Ink of the band with the name of a rack in an incident. */
export const BAND_INK: Ink = { colour: 'warn', hatch: 'solid' };
/** Colour of the words on it. */
export const ON_BAND = 'bg';
