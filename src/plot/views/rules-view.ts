import type { RulesMark } from '../mark';
import { createRules } from '../marks/rules';
import { between, furthestOf, isBelowTop } from '../movement';
import type { MarkView, Port } from './mark-view';

export function createRulesView(): MarkView<RulesMark> {
  const rules = createRules();
  let shown: { mark: RulesMark; origins: RulesMark['data']; port: Port } | undefined;
  /** Progress of the lines that are drawn. */
  let drawn = Number.NaN;

  return {
    view: rules.view,
    show(mark, origins, port) {
      shown = { mark, origins, port };
      drawn = Number.NaN;
      return furthestOf(mark.data, origins);
    },
    draw({ u }) {
      if (!shown || u === drawn) return;
      drawn = u;
      const { mark, origins, port } = shown;
      const lines = mark.data.map((rule, i) => {
        const { x, y } = origins[i] ?? rule;
        return { ...rule, x: between(x, rule.x, u), y: between(y, rule.y, u) };
      });
      rules.show(
        lines.filter(({ y }) => isBelowTop(y, mark.within)),
        port.viewport,
        port.palette,
      );
    },
  };
}
