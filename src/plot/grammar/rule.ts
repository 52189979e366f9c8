import type { ColourName } from '../../theme/tokens';

/** A straight line along an axis: a gridline, a threshold, a crosshair. CSS px. */
export interface Rule {
  readonly x: number;
  readonly y: number;
  /** Of width and height, one is the rule's length and the other its thickness. */
  readonly width: number;
  readonly height: number;
  readonly ink: ColourName;
}
