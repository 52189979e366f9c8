import type { RulesMark } from '../../grammar/mark';
import { furthestOf, interpolate, isBelowTop } from '../../grammar/movement';
import { createRules } from '../primitives/rules';
import type { MarkView } from './mark-view';

export function createRulesView(): MarkView<RulesMark> {
  const rules = createRules();
  return {
    container: rules.container,
    furthest: ({ mark, origins }) => furthestOf(mark.data, origins),
    move({ mark, origins, viewport, palette }, u) {
      const lines = mark.data.map((rule, i) => {
        const { x, y } = origins[i] ?? rule;
        return { ...rule, x: interpolate(x, rule.x, u), y: interpolate(y, rule.y, u) };
      });
      rules.show(
        lines.filter(({ y }) => isBelowTop(y, mark.within)),
        viewport,
        palette,
      );
    },
    slide(x) {
      rules.container.x = x;
    },
  };
}
