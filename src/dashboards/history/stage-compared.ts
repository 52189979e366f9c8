import { OTHER_INK } from '../../plot/compared';
import type { Rule } from '../../plot/marks/rules';
import type { Viewport } from '../../plot/scene';
import { max, min } from '../../sim/math/math';
import { OTHER } from './inks';
import type { HistoryState } from './sim';
import { barRects, type HistoryLayout } from './stage-layout';
import { barValues, highestBar } from './stage-series';
import { STRIPS } from './stage-stack';

/** The bars of another state as one thin line over each strip, from the first bar that differs to the last. */
export function comparedRules(
  state: HistoryState,
  other: HistoryState,
  { parts, group }: HistoryLayout,
  { scale, resolution }: Viewport,
): Rule[] {
  const thin = max(OTHER.width * scale, 1 / resolution);
  return STRIPS.flatMap((strip) => {
    const rect = parts[strip];
    if (!rect) return [];
    const [values, others] = [barValues(state, strip, group), barValues(other, strip, group)];
    const highest = max(highestBar([state, other], strip, group), 1);
    const differs = (_: number, i: number) => others[i] !== values[i];
    const [first, last] = [values.findIndex(differs), values.findLastIndex(differs)];
    const topOf = (i: number) => rect.y + (rect.height - thin) * (1 - (others[i] ?? 0) / highest);
    return barRects(rect, group, resolution)
      .slice(0, values.length)
      .flatMap(({ x, width }, i): Rule[] => {
        if (first < 0 || i < first || i > last) return [];
        const y = topOf(i);
        const step = i > first ? topOf(i - 1) : y;
        return [
          { x, y, width, height: thin, ink: OTHER_INK },
          { x, y: min(y, step), width: thin, height: max(y - step, step - y), ink: OTHER_INK },
        ];
      });
  });
}
