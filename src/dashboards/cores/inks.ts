import type { CoreState } from '../../sim/world/cores';
import type { Ink } from '../../theme/ink';

/** How each state of a core is drawn. */
export const INKS: Record<CoreState, Ink> = {
  idle: { colour: 'idle', hatch: 'solid' },
  ingest: { colour: 'muted', hatch: 'columns' },
  fork: { colour: 'series2', hatch: 'grid' },
  eval: { colour: 'accent', hatch: 'solid' },
  rollback: { colour: 'warn', hatch: 'solid' },
};

/** The mark above the gauge of a core in rollback, which tells it without colour. */
export const ROLLBACK_MARK = { colour: 'warn', shape: 'diamond' } as const;
