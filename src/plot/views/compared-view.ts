import { levelTick, otherFrame, otherUpright } from '../compared';
import type { ComparedMark } from '../mark';
import { createRules, type Rule } from '../marks/rules';
import { between } from '../movement';
import type { Viewport } from '../scene';
import type { MarkView, Port } from './mark-view';

type ComparedDatum = ComparedMark['data'][number];

/** A datum of the other state at a level of its box. */
function rulesOf({ as, box }: ComparedDatum, level: number, viewport: Viewport): Rule[] {
  if (as === 'upright') return [otherUpright(box, viewport)];
  if (as === 'tick') return levelTick(box, level, viewport);
  if (level === 0) return [];
  const height = Math.min(level, 1) * box.height;
  return otherFrame({ ...box, y: box.y + box.height - height, height }, viewport);
}

/** What the other state has otherwise. */
export function createComparedView(): MarkView<ComparedMark> {
  const rules = createRules();
  let shown: { mark: ComparedMark; origins: ComparedMark['data']; port: Port } | undefined;
  /** Progress of what is drawn. */
  let drawn = Number.NaN;

  return {
    view: rules.view,
    show(mark, origins, port) {
      shown = { mark, origins, port };
      drawn = Number.NaN;
      return Math.max(
        0,
        ...mark.data.map(({ box, level }, i) => box.height * Math.abs(level - (origins[i]?.level ?? level))),
      );
    },
    draw({ u }) {
      if (!shown || u === drawn) return;
      drawn = u;
      const { mark, origins, port } = shown;
      const { viewport, palette } = port;
      const parts = mark.data.map((datum, i) =>
        rulesOf(datum, between((origins[i] ?? datum).level, datum.level, u), viewport),
      );
      rules.show(parts.flat(), viewport, palette);
    },
  };
}
