import { LINE_HEIGHT } from '../../plot/grammar/type';

/** Plots of lines, from top to bottom; strips follow below. */
export const PLOTS = ['fp4', 'power'] as const;
/** Strips of bars, from top to bottom. */
export const STRIPS = ['down', 'errors'] as const;
const PARTS = [...PLOTS, ...STRIPS] as const;
export type PlotId = (typeof PLOTS)[number];
export type StripId = (typeof STRIPS)[number];
export type PartId = PlotId | StripId;

/** Headings of the parts, with their units. */
export const HEADINGS: Record<PartId, string> = {
  fp4: 'FP4, TFLOPS',
  power: 'Power, kW',
  down: 'GPUs down',
  errors: 'Node errors per 5 min',
};

/**
 * Least height of each part, in CSS px at scale 1, and its weight in the distribution of the rest: work is the tallest,
 * and steps of nodes that are down stay apart.
 */
const SHARES: Record<PartId, { readonly weight: number; readonly least: number }> = {
  fp4: { weight: 4, least: 48 },
  power: { weight: 2, least: 32 },
  down: { weight: 3, least: 20 },
  errors: { weight: 1, least: 32 },
};
/** Gap above each part but the first; CSS px at scale 1. */
const GAP = 8;
/** Gap above the hours; CSS px at scale 1. */
const HOURS_GAP = 4;

/**
 * Order in which things are left out when there is too little room: the headings of bars (a short name remains beside
 * them), then parts.
 */
const GIVEN_UP = ['headings', 'errors', 'power', 'down'] as const;

/** Place of a part in CSS px: its heading's top, if it has one, and the plot's or strip's own top and height. */
export interface StackPart {
  readonly id: PartId;
  readonly headingTop: number | undefined;
  readonly top: number;
  readonly height: number;
}

/**
 * Stacks the parts that fit into a height in CSS px, with type and headings of these sizes. The row of hours fits below
 * them.
 */
export function stackParts(height: number, type: number, heading: number, scale: number): StackPart[] {
  const row = heading * LINE_HEIGHT;
  const room = height - type * LINE_HEIGHT - HOURS_GAP * scale;
  for (let dropped = 0; ; dropped++) {
    const gone = new Set<string>(GIVEN_UP.slice(0, dropped));
    const parts = PARTS.filter((id) => !gone.has(id));
    const headed = (id: PartId) => !gone.has('headings') || PLOTS.some((plot) => plot === id);
    const headings = parts.filter(headed).length;
    const least = parts.reduce((sum, id) => sum + SHARES[id].least * scale, 0);
    const left = room - (parts.length - 1) * GAP * scale - headings * row - least;
    if (left < 0 && dropped < GIVEN_UP.length) continue;
    const weight = parts.reduce((sum, id) => sum + SHARES[id].weight, 0);
    const share = (id: PartId) => SHARES[id].least * scale + (left * SHARES[id].weight) / weight;
    let top = 0;
    return parts.map((id) => {
      const start = headed(id) ? top + row : top;
      const part = { id, headingTop: headed(id) ? top : undefined, top: start, height: share(id) };
      top = start + part.height + GAP * scale;
      return part;
    });
  }
}
