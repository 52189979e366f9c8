import type { Ink } from '../../theme/ink';

/** A GPU that works: lit. What has no GPU at work shows the ground. */
export const UP_INK: Ink = { colour: 'field', hatch: 'solid' };
export const GROUND = 'bg';

/** The foot of the cell of a GPU that is out for maintenance, which is dark otherwise. */
export const OUT_INK: Ink = { colour: 'muted', hatch: 'solid' };

/** The GPUs that an incident has taken down: the one warm ink of the field. */
export const INCIDENT_INK: Ink = { colour: 'fault', hatch: 'solid' };

/** The band that carries the name of a rack in an incident, and what is written on it. */
export const BAND_INK: Ink = { colour: 'warn', hatch: 'solid' };
export const ON_BAND = 'bg';
