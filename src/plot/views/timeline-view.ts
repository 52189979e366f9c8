import { Container } from 'pixi.js';
import { clamp } from '../../sim/math/math';
import { createInstantRule } from '../instant-rule';
import type { TimelineMark } from '../mark';
import { createOutline } from '../marks/outline';
import { shareOf, type Timeline } from '../timeline';
import type { MarkView, Port } from './mark-view';

/** The rule at the instant that is pointed at, and the outline of the selected incident's rollback as far as it is on the timeline. */
export function createTimelineView(): MarkView<TimelineMark> {
  const rule = createInstantRule();
  const outline = createOutline('accent');
  const view = new Container({ children: [rule.view, outline.view] });
  let shown: { timeline: Timeline; port: Port } | undefined;

  return {
    view,
    show({ timeline }, _origins, port) {
      if (shown?.port !== port) rule.layout([timeline.area], port.viewport, port.palette);
      shown = { timeline, port };
      return 0;
    },
    draw({ t, highlight: { instant, incident } }) {
      if (!shown) return;
      const { timeline, port } = shown;
      const { area } = timeline;
      rule.place(instant === undefined ? undefined : shareOf(timeline, instant, t));
      const place = (at: number) => area.x + clamp(shareOf(timeline, at, t), 0, 1) * area.width;
      const [from, to] = incident ? [place(incident.vetoed), place(incident.rolledBack)] : [0, 0];
      // On whole CSS px, so that it is drawn again only where it has moved by one.
      const rect = { ...area, x: Math.round(from), width: Math.round(to - from) };
      outline.show(to > from ? rect : undefined, port.viewport, port.palette);
    },
  };
}
