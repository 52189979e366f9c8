import type { CoreState } from '../../sim/world/cores';
import type { Ink } from '../../theme/ink';
import type { ColourName } from '../../theme/tokens';

/** How each state of a core is drawn, and a core that an incident has rolled back. */
export const INKS: Record<CoreState | 'incident', Ink> = {
  idle: { colour: 'idle', hatch: 'solid' },
  ingest: { colour: 'muted', hatch: 'columns' },
  fork: { colour: 'series2', hatch: 'grid' },
  eval: { colour: 'accent', hatch: 'solid' },
  rollback: { colour: 'muted', hatch: 'rows' },
  incident: { colour: 'warn', hatch: 'solid' },
};

/** The state whose gauges are faint but for a bright edge, as most are in it: what differs from them stands out. */
export const FAINT_STATE = 'eval' satisfies CoreState;
/** Its ink's share in the gauge, and the height of its edge in CSS px at scale 1. */
export const FAINT = { share: 0.3, edge: 3 } as const;

/** Lines across the gauges, at these per cent. */
export const LINES_AT = [50, 100] as const;
export const LINE_INK = 'control' satisfies ColourName;

/** The mark beside the name of a socket that an incident has rolled back, which tells it without colour. */
export const INCIDENT_MARK = { colour: 'warn', shape: 'diamond' } as const;
