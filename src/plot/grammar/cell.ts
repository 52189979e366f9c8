import type { ColourName } from '../../theme/tokens';

/** Distance between hatch lines and their thickness, in CSS px at scale 1. */
export const HATCH_PITCH = 4;
export const HATCH_LINE = 2;

/** The level of a full cell. */
export const FULL_LEVEL = 65_535;

/** The background of the levels: a colour, or whatever was drawn there before. */
export type CellTrack = ColourName | 'none';
