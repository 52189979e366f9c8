import { OTHER_INK, otherFrame } from '../../stage/compared';
import type { Rule } from '../../stage/marks/rules';
import type { Viewport } from '../../stage/scene';
import type { RollbackState } from './sim';
import type { RollbackLayout } from './stage-layout';
import { alongColumns } from './stage-scale';

/**
 * The bars of another state as frames, and lines at its P95 and P99, where they are not the same. `each` is the share of the plot's height
 * that a sample has on the axis as it is drawn.
 */
export function comparedRules(
  state: RollbackState,
  other: RollbackState,
  { bars, plot }: RollbackLayout,
  viewport: Viewport,
  each: number,
): Rule[] {
  const totals = ({ buckets, above }: RollbackState) => [...buckets, above];
  const own = totals(state);
  const thick = Math.max(viewport.scale, 1 / viewport.resolution);
  const frames = totals(other).flatMap((count, i) => {
    const bar = bars[i];
    if (!bar || count === 0 || count === own[i]) return [];
    const height = Math.min(count * each, 1) * plot.height;
    return otherFrame({ ...bar, y: plot.y + plot.height - height, height }, viewport);
  });
  const lines = (['p95', 'p99'] as const).flatMap((name): Rule[] => {
    const x = plot.x + plot.width * alongColumns(other[name]);
    const line = { x, y: plot.y, width: thick, height: plot.height, ink: OTHER_INK } as const;
    return other[name] === state[name] ? [] : [line];
  });
  return [...frames, ...lines];
}
