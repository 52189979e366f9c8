import type { CellInk } from '../../theme/ink';
import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';
import { mixColours } from './colour';

/** Distance between hatch lines in CSS px at scale 1. */
export const HATCH_PITCH = 4;
/** Thickness of a hatch line in CSS px at scale 1. */
export const HATCH_LINE = 2;

/** Level of a full cell: the largest 16-bit number. */
export const FULL_LEVEL = 65_535;

/** Background of a cell above its level: a colour, or with `none` the drawing behind it. */
export type CellTrack = ColourName | 'none';

/** 24-bit colour of an ink in cells over a track. */
export const cellColour = ({ colour, share = 1 }: CellInk, track: CellTrack, palette: Palette): number =>
  mixColours(palette[track === 'none' ? 'raised' : track], palette[colour], share);
