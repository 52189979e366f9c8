import type { TimelineMark } from '../../grammar/mark';
import { shareOf } from '../../grammar/timeline';
import { createInstantRule } from '../instant-rule';
import { createChangeCheck } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Draws a rule at the instant that is pointed at. */
export function createTimelineView(): MarkView<TimelineMark> {
  const rule = createInstantRule();
  const isAnother = createChangeCheck();
  return {
    container: rule.container,
    take({ mark: { timeline }, area, viewport, palette }) {
      if (isAnother(timeline.area, area)) rule.layout([timeline.area], viewport, palette);
    },
    draw({ mark: { timeline } }, { t, highlight: { instant } }) {
      rule.place(instant === undefined ? undefined : shareOf(timeline, instant, t));
    },
  };
}
