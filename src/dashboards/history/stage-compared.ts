import { max } from '../../sim/math/math';
import { levelTick } from '../../stage/compared';
import type { Rule } from '../../stage/marks/rules';
import type { Viewport } from '../../stage/scene';
import type { HistoryState } from './sim';
import { barRects, type HistoryLayout } from './stage-layout';
import { barValues, highestBar } from './stage-series';
import { STRIPS } from './stage-stack';

/** A tick at each bar's height in another state, where that is not its own. */
export function comparedRules(
  state: HistoryState,
  other: HistoryState,
  { parts, group }: HistoryLayout,
  viewport: Viewport,
): Rule[] {
  return STRIPS.flatMap((strip) => {
    const rect = parts[strip];
    if (!rect) return [];
    const [own, there] = [barValues(state, strip, group), barValues(other, strip, group)];
    const highest = max(highestBar([state, other], strip, group), 1);
    return barRects(rect, group, viewport.resolution).flatMap((bar, i) => {
      const value = there[i] ?? 0;
      return value === own[i] ? [] : levelTick(bar, value / highest, viewport);
    });
  });
}
