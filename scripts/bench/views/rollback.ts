import type { RollbackState } from '../../../src/dashboards/rollback/sim';
import { gridMarks } from '../../../src/dashboards/rollback/stage-axes';
import { layoutRollback } from '../../../src/dashboards/rollback/stage-layout';
import {
  alongColumns,
  alongEdges,
  type Ceiling,
  COLUMNS,
  ceilingOf,
  columnOf,
  STRIP_SECONDS,
} from '../../../src/dashboards/rollback/stage-scale';
import type { Rect } from '../../../src/stage/marks/cell';
import type { Rule } from '../../../src/stage/marks/rules';
import { VIEWPORT } from '../panels/painter';
import type { Text } from './view';

export const layout = layoutRollback(VIEWPORT);
export const STRIP = layout.strip as Rect;

/** CSS px to a millisecond of the strip, half of a point's size, and the gap between a percentile's line and its name. */
export const PACE = STRIP.width / (STRIP_SECONDS * 1_000);
export const HALF = Math.min(Math.max(STRIP.height * 0.014, 2), 4);
export const NAME_GAP = 6;
export const PERCENTILES = ['p99', 'p95'] as const;

/** Height of a latency in the strip, and place of one along the columns, CSS px. */
export const heightOf = (ms: number) => STRIP.y + STRIP.height * (1 - alongEdges(ms));
export const placeOf = (ms: number) => layout.plot.x + layout.plot.width * alongColumns(ms);

/** Of each column its samples, and the shares of the ceiling that all and the ordinary ones reach. */
export interface Column {
  readonly total: number;
  readonly whole: number;
  readonly ordinary: number;
}

export function columnsOf({ samples, buckets, above }: RollbackState): { ceiling: Ceiling; columns: Column[] } {
  const forced = new Array<number>(COLUMNS).fill(0);
  for (const { ms, corr } of samples) if (corr !== null) forced[columnOf(ms)] = (forced[columnOf(ms)] as number) + 1;
  const ceiling = ceilingOf(Math.max(above, ...buckets));
  const columns = forced.map((own, i) => {
    const total = buckets[i] ?? above;
    return { total, whole: total / ceiling.top, ordinary: (total - own) / ceiling.top };
  });
  return { ceiling, columns };
}

/** What stands still under a ceiling. */
export function standing(ceiling: Ceiling): { rules: readonly Rule[]; texts: Text[] } {
  const grid = gridMarks(layout.plot, ceiling, layout.type.axis, VIEWPORT);
  const texts = [...grid.captions, ...layout.captions].map(({ place, text }) => ({ ...place, text }));
  return { rules: [...grid.rules, ...layout.rules], texts };
}

export const nameOf = (key: (typeof PERCENTILES)[number], ms: number) => `${key.toUpperCase()} ${ms.toFixed(2)} ms`;
