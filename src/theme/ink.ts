import type { ColourName } from './tokens';

/** How a filled area is drawn, so that inks differ without colour. */
export const HATCHES = ['solid', 'rows', 'columns', 'grid'] as const;
export type Hatch = (typeof HATCHES)[number];

/** What an area that stands for something is drawn with, on a stage and in its legend. */
export interface Ink {
  readonly colour: ColourName;
  readonly hatch: Hatch;
}
