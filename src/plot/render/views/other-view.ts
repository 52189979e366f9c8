import type { OtherMark } from '../../grammar/mark';
import { interpolate } from '../../grammar/movement';
import { lengthTick, levelTick, otherFrame, otherUpright } from '../../grammar/other';
import type { Rule } from '../../grammar/rule';
import type { Viewport } from '../../grammar/viewport';
import { createRules } from '../primitives/rules';
import type { MarkView } from './mark-view';

type OtherDatum = OtherMark['data'][number];

/** Returns the rules of a datum of the other state, at a level of its box. */
function rulesOf({ as, box }: OtherDatum, level: number, viewport: Viewport): Rule[] {
  if (as === 'upright') return otherUpright(box, viewport);
  if (as === 'length') return [lengthTick(box, level, viewport)];
  if (as === 'tick') return levelTick(box, level, viewport);
  if (level === 0) return [];
  const height = Math.min(level, 1) * box.height;
  return otherFrame({ ...box, y: box.y + box.height - height, height }, viewport);
}

/** Length of the side of its box along which the level of a datum moves, in CSS px. */
const lengthOf = ({ as, box }: OtherDatum) => (as === 'length' ? box.width : box.height);

/** Draws the differences of the other state. */
export function createOtherView(): MarkView<OtherMark> {
  const rules = createRules();
  return {
    container: rules.container,
    furthest: ({ mark: { data }, origins }) =>
      Math.max(0, ...data.map((datum, i) => lengthOf(datum) * Math.abs(datum.level - (origins[i] ?? datum).level))),
    move({ mark: { data }, origins, viewport, palette }, u) {
      const parts = data.map((datum, i) =>
        rulesOf(datum, interpolate((origins[i] ?? datum).level, datum.level, u), viewport),
      );
      rules.show(parts.flat(), viewport, palette);
    },
  };
}
