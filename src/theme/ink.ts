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
  readonly forced?: Exclude<Hatch, 'solid'>;
}

/** Returns the hatch of an ink under the visitor's settings. */
export const hatchOf = ({ hatch, forced }: Ink, { forced: areForced }: { readonly forced?: boolean }): Hatch =>
  (areForced ? forced : undefined) ?? hatch;
