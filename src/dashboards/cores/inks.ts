import type { CoreState } from '../../sim/world/cores/cores';
import type { CellInk, Ink } from '../../theme/ink';
import type { ColourName } from '../../theme/tokens';

export type CoreInk = CoreState | 'incident';

/** Inks of the states of a core, and of a core that an incident has rolled back. */
export const INKS: Record<CoreInk, Ink> = {
  idle: { colour: 'idle', hatch: 'solid' },
  ingest: { colour: 'text', hatch: 'solid', forced: 'columns' },
  fork: { colour: 'series2', hatch: 'solid', forced: 'grid' },
  eval: { colour: 'accent', hatch: 'solid' },
  rollback: { colour: 'faint', hatch: 'solid', forced: 'rows' },
  incident: { colour: 'warn', hatch: 'solid' },
};

/** True if gauges have a strength by their load, as in all ordinary work: an incident stands out. */
export const isOrdinary = (ink: CoreInk) => ink !== 'idle' && ink !== 'incident';

/** Least utilisation of a gauge in the strongest ink, per cent. */
const STRONGEST = 85;
/** Shares of an ink in gauges of at least so many per cent, from the least busy: the busier, the stronger. */
const STRENGTHS = [
  { from: 0, share: 0.16 },
  { from: 45, share: 0.24 },
  { from: 60, share: 0.34 },
  { from: 75, share: 0.46 },
  { from: STRONGEST, share: 0.8 },
] as const;

/** True if a gauge has the strongest of these inks: the values of all such gauges are said, and of no weaker one. */
export const isStrongest = (utilisation: number) => utilisation >= STRONGEST;

/** Height of the edge of an ordinary gauge, CSS px at scale 1. */
export const EDGE_HEIGHT = 2;
/** Share of its ink in that edge: as in the strongest gauges. */
const EDGE_SHARE = 0.8;

/** Inks of the edges. */
export const EDGE_INKS = Object.fromEntries(
  Object.entries(INKS).map(([ink, look]) => [ink, isOrdinary(ink as CoreInk) ? { ...look, share: EDGE_SHARE } : look]),
) as Record<CoreInk, CellInk>;

/** Inks of the gauges: those of ordinary work in each strength. */
export const GAUGE_INKS: Readonly<Record<string, CellInk>> = Object.fromEntries(
  Object.entries(INKS).flatMap(([ink, look]): [string, CellInk][] =>
    isOrdinary(ink as CoreInk)
      ? STRENGTHS.map(({ from, share }) => [`${ink} ${from}`, { ...look, share }])
      : [[ink, look]],
  ),
);

/** Name in GAUGE_INKS of a core's ink at that utilisation, per cent. */
export const gaugeInk = (ink: CoreInk, utilisation: number): string =>
  isOrdinary(ink) ? `${ink} ${STRENGTHS.findLast(({ from }) => utilisation >= from)?.from ?? 0}` : ink;

/** Levels of the lines across the gauges, per cent. */
export const LINES_AT = [50, 100] as const;
/** Colour of those lines. */
export const LINE_INK = 'control' satisfies ColourName;

/** Colour of the words on the band over a socket that an incident has rolled back. */
export const ON_BAND = 'bg' satisfies ColourName;
