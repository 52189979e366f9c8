import type { CoreState } from '../../sim/world/cores/cores';
import type { Ink } from '../../theme/ink';
import type { ColourName } from '../../theme/tokens';

type CoreInk = CoreState | 'incident';

/** Inks of the states of a core, and of a core that an incident has rolled back. */
export const INKS: Record<CoreInk, Ink> = {
  idle: { colour: 'idle', hatch: 'solid' },
  ingest: { colour: 'text', hatch: 'solid', forced: 'columns' },
  fork: { colour: 'series2', hatch: 'solid', forced: 'grid' },
  eval: { colour: 'accent', hatch: 'solid' },
  rollback: { colour: 'faint', hatch: 'solid', forced: 'rows' },
  incident: { colour: 'warn', hatch: 'solid' },
};

/** True if gauges are faint but for a bright edge, as in all ordinary work: an incident stands out. */
export const isFaint = (ink: CoreInk) => ink !== 'idle' && ink !== 'incident';
/** Opacity of the ink in a faint gauge, and the height of its bright edge in CSS px at scale 1. */
export const FAINT = { share: 0.3, edge: 3 } as const;

/** Levels of the lines across the gauges, per cent. */
export const LINES_AT = [50, 100] as const;
/** Colour of those lines. */
export const LINE_INK = 'control' satisfies ColourName;

/** Mark beside the name of a socket that an incident has rolled back, readable without colour. */
export const INCIDENT_MARK = { colour: 'warn', shape: 'diamond' } as const;
