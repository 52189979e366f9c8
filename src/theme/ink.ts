import type { ColourName } from './tokens';

/** Hatches of filled areas, which tell inks apart without colour. */
export const HATCHES = ['solid', 'rows', 'columns', 'grid'] as const;
export type Hatch = (typeof HATCHES)[number];

/** Look of an area with a meaning, on a stage and in its legend. */
export interface Ink {
  readonly colour: ColourName;
  readonly hatch: Hatch;
  /**
   * Hatch where the visitor forces colours, if different: there the colour alone does not tell the area from its
   * neighbours.
   */
  readonly forcedHatch?: Exclude<Hatch, 'solid'>;
}

/** Ink of cells. */
export interface CellInk extends Ink {
  /** Share of its colour, 0 to 1, the rest being the track's, or without one that of a raised area; 1 by default. */
  readonly share?: number;
}

/** Returns the hatch of an ink under the visitor's settings. */
export const hatchOf = ({ hatch, forcedHatch }: Ink, { isForced }: { readonly isForced?: boolean }): Hatch =>
  (isForced ? forcedHatch : undefined) ?? hatch;
