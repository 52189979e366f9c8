import type { ColourName } from './tokens';

/** How a filled area is drawn, so that inks differ without colour. */
export const HATCHES = ['solid', 'rows', 'columns', 'grid'] as const;
export type Hatch = (typeof HATCHES)[number];

/** Look of an area with a meaning, on a stage and in its legend. */
export interface Ink {
  readonly colour: ColourName;
  readonly hatch: Hatch;
}
