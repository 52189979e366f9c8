import type { CrosshairMark } from '../../grammar/mark';
import { timelineX } from '../../grammar/timeline';
import type { SurfaceKind } from '../../surface/scene';
import { createCrosshair } from '../crosshair';
import { createChangeCheck } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Draws the reading that is inspected or pointed at: a rule, with words beside it. */
export function createCrosshairView(kind: SurfaceKind): MarkView<CrosshairMark> {
  const crosshair = createCrosshair(kind);
  const isAnother = createChangeCheck();
  return {
    container: crosshair.container,
    take({ mark: { bounds, size, scale, most }, area, viewport, palette }) {
      if (!isAnother(bounds, size, scale, most, area)) return;
      crosshair.layout(bounds, size, most, { ...viewport, scale }, palette);
    },
    draw({ mark: { readingAt, timeline } }, { t, row, highlight: { instant } }) {
      const isPointing = row !== undefined || instant !== undefined;
      const reading = isPointing ? readingAt(row, instant) : undefined;
      crosshair.show(reading, reading ? timelineX(timeline, reading.at, t) : 0);
    },
  };
}
