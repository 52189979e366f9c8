import type { Ink } from '../../theme/ink';

/** A GPU that is up, filled to the share of its peak that it delivers, and the ground it stands on. */
export const UP_INK: Ink = { colour: 'hair', hatch: 'solid' };
export const GROUND = 'raised';

/** The cell of a GPU that is out for maintenance, filled. */
export const OUT_INK: Ink = { colour: 'muted', hatch: 'solid' };

/** The trays that an incident has taken down: one block without gaps, which nothing else in the drawing is. */
export const INCIDENT_INK: Ink = { colour: 'fault', hatch: 'solid' };

/** The band that carries the name of a rack in an incident, and what is written on it. */
export const BAND_INK: Ink = { colour: 'warn', hatch: 'solid' };
export const ON_BAND = 'bg';
