import type { ColourName } from '../../theme/tokens';

/** A straight line along an axis: a gridline, a threshold, a crosshair. CSS px. */
export interface Rule {
  readonly x: number;
  readonly y: number;
  /** Width and height are the rule's length and thickness, or the other way round. */
  readonly width: number;
  readonly height: number;
  readonly ink: ColourName;
}
