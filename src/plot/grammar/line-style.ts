import type { ColourName } from '../../theme/tokens';

/** Style of a line. Lengths are in CSS px at scale 1. */
export interface LineStyle {
  readonly ink: ColourName;
  readonly width: number;
  /** Alternating lengths of dashes and gaps, measured along the line from its first point. */
  readonly dash?: readonly [on: number, off: number];
  /** Opacity of the area between the line and its foot, 0 to 1; no area where absent. */
  readonly area?: number;
}
