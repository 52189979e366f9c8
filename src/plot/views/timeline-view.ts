import { createInstantRule } from '../instant-rule';
import type { TimelineMark } from '../mark';
import { shareOf } from '../timeline';
import type { MarkView } from './mark-view';

/** The rule at the instant that is pointed at. */
export function createTimelineView(): MarkView<TimelineMark> {
  const rule = createInstantRule();
  return {
    view: rule.view,
    show({ mark: { timeline, strips }, viewport, palette }) {
      rule.layout(strips?.map(({ area }) => area) ?? [timeline.area], viewport, palette);
    },
    draw({ mark: { timeline } }, { t, highlight: { instant } }) {
      rule.place(instant === undefined ? undefined : shareOf(timeline, instant, t));
    },
  };
}
