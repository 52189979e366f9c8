import type { CoreState } from '../../sim/world/cores/cores';
import type { CellInk, Ink } from '../../theme/ink';
import type { ColourName } from '../../theme/tokens';

export type CoreInk = CoreState | 'incident';

/** Inks of the states of a core, and of a core that an incident has rolled back. */
export const INKS: Record<CoreInk, Ink> = {
  idle: { colour: 'idle', hatch: 'solid' },
  ingest: { colour: 'text', hatch: 'solid', forcedHatch: 'columns' },
  fork: { colour: 'series2', hatch: 'solid', forcedHatch: 'grid' },
  eval: { colour: 'accent', hatch: 'solid' },
  rollback: { colour: 'faint', hatch: 'solid', forcedHatch: 'rows' },
  incident: { colour: 'warn', hatch: 'solid' },
};

/** True if gauges are faint below a bright edge, as in all ordinary work: an incident stands out. */
export const isOrdinary = (ink: CoreInk) => ink !== 'idle' && ink !== 'incident';

/** Share of its ink in an ordinary gauge: one for all, since height says how busy a core is. */
const GAUGE_SHARE = 0.4;

/** True if a core is so busy, in per cent, that its value is said. */
export const isBusy = (utilisation: number) => utilisation >= 85;

/** Height of the edge of an ordinary gauge, CSS px at scale 1. */
export const EDGE_HEIGHT = 2;
/** Share of its ink in that edge. */
const EDGE_SHARE = 0.8;

/** Inks with a share of each in ordinary work. */
const shared = (share: number) =>
  Object.fromEntries(
    Object.entries(INKS).map(([ink, look]) => [ink, isOrdinary(ink as CoreInk) ? { ...look, share } : look]),
  ) as Record<CoreInk, CellInk>;

/** Inks of the edges. */
export const EDGE_INKS = shared(EDGE_SHARE);

/** Inks of the gauges. */
export const GAUGE_INKS = shared(GAUGE_SHARE);

/** Ink of the outline around the busiest core. */
export const BUSIEST_INK: ColourName = 'text';

/** Levels of the lines across the gauges, per cent. */
export const LINES_AT = [50, 100] as const;
/** Colour of those lines. */
export const LINE_INK = 'control' satisfies ColourName;

/** Colour of the words on the band over a socket that an incident has rolled back. */
export const ON_BAND = 'bg' satisfies ColourName;
