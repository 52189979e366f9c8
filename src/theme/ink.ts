import type { ColourName } from './tokens';

/** How a filled area is drawn, so that inks differ without colour. */
export const HATCHES = ['solid', 'rows', 'columns', 'grid'] as const;
export type Hatch = (typeof HATCHES)[number];

/** Look of an area with a meaning, on a stage and in its legend. */
export interface Ink {
  readonly colour: ColourName;
  readonly hatch: Hatch;
  /**
   * The hatch where the visitor forces colours, if another: there its colour alone does not tell it from what is beside
   * it.
   */
  readonly forced?: Exclude<Hatch, 'solid'>;
}

/** The hatch of an ink as the visitor's settings have it. */
export const hatchOf = ({ hatch, forced }: Ink, { forced: areForced }: { readonly forced?: boolean }): Hatch =>
  (areForced ? forced : undefined) ?? hatch;
