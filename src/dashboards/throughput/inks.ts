import type { Ink } from '../../theme/ink';

/** The bar of a GPU that is up, from the mean of its rack, and the ground it stands on. */
export const BAR_INK: Ink = { colour: 'control', hatch: 'solid' };
export const GROUND_INK: Ink = { colour: 'raised', hatch: 'solid' };

/** The cell of a GPU that is out for maintenance, filled. */
export const OUT_INK: Ink = { colour: 'muted', hatch: 'solid' };

/** The trays that an incident has taken down: one block without gaps, which nothing else in the drawing is. */
export const INCIDENT_INK: Ink = { colour: 'fault', hatch: 'solid' };

/** The band that carries the name of a rack in an incident, and what is written on it. */
export const BAND_INK: Ink = { colour: 'warn', hatch: 'solid' };
export const ON_BAND = 'bg';

/** Deviation from the mean of the rack's GPUs that are up at which a bar is full, in per cent. */
export const FULL_DEVIATION = 12;
