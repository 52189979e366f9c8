import { LINE_HEIGHT } from '../../stage/type';

/** The drawing's parts from top to bottom. The first three are plots, the others strips of bars. */
export const PLOTS = ['fp4', 'power', 'pods'] as const;
export const STRIPS = ['down', 'errors'] as const;
export type PartId = (typeof PLOTS)[number] | (typeof STRIPS)[number];

/** Of the room that is left each plot gets a share by weight; none is lower than its least, in CSS px at scale 1. */
const PLOT_SHARES = { fp4: { weight: 3, least: 48 }, power: { weight: 2, least: 40 }, pods: { weight: 2, least: 52 } };
/** A strip's height in ems, under its heading and beside it. */
const STRIP_EM = { under: 2, beside: 1.4 } as const;
/** Room above each part but the first, and above the hours; CSS px at scale 1. */
const GAP = 8;
const HOURS_GAP = 4;

/** What is given up where there is no room for it, in this order: the strips' headings (a short name stands beside), then parts. */
const GIVEN_UP = ['headings', 'pods', 'errors', 'down', 'power'] as const;

/** A part's place in CSS px: its heading's top, if it has one, and the plot's or strip's own top and height. */
export interface Part {
  readonly id: PartId;
  readonly headingTop: number | undefined;
  readonly top: number;
  readonly height: number;
}

/** The parts that a height in CSS px has room for, stacked, with type of `size`. The row of hours fits below them. */
export function stackParts(height: number, size: number, scale: number): Part[] {
  const row = size * LINE_HEIGHT;
  const room = height - row - HOURS_GAP * scale;
  for (let dropped = 0; ; dropped++) {
    const gone = new Set<string>(GIVEN_UP.slice(0, dropped));
    const plots = PLOTS.filter((id) => !gone.has(id));
    const strips = STRIPS.filter((id) => !gone.has(id));
    const headed = !gone.has('headings');
    const strip = size * (headed ? STRIP_EM.under : STRIP_EM.beside);
    const gaps = (plots.length + strips.length - 1) * GAP * scale;
    const left = room - gaps - plots.length * row - strips.length * (strip + (headed ? row : 0));
    const weight = plots.reduce((sum, id) => sum + PLOT_SHARES[id].weight, 0);
    const share = (id: (typeof PLOTS)[number]) => (left * PLOT_SHARES[id].weight) / weight;
    if (dropped < GIVEN_UP.length && plots.some((id) => share(id) < PLOT_SHARES[id].least * scale)) continue;
    let top = 0;
    const put = (id: PartId, heading: boolean, own: number): Part => {
      const start = heading ? top + row : top;
      const part = { id, headingTop: heading ? top : undefined, top: start, height: own };
      top = start + own + GAP * scale;
      return part;
    };
    return [...plots.map((id) => put(id, true, share(id))), ...strips.map((id) => put(id, headed, strip))];
  }
}
