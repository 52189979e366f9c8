import { createCrosshair } from '../crosshair';
import type { CrosshairMark } from '../mark';
import type { SurfaceKind } from '../scene';
import { placeOf } from '../timeline';
import type { MarkView } from './mark-view';

/** The reading that is inspected or pointed at, in words beside a rule. */
export function createCrosshairView(kind: SurfaceKind): MarkView<CrosshairMark> {
  const crosshair = createCrosshair(kind);
  return {
    view: crosshair.view,
    show({ mark: { bounds, size, scale, most }, viewport, palette }) {
      crosshair.layout(bounds, size, most, { ...viewport, scale }, palette);
    },
    draw({ mark: { readingAt, timeline } }, { t, row, highlight: { instant } }) {
      const reading = readingAt(row, instant);
      crosshair.setLines(reading?.lines);
      if (reading) crosshair.move(placeOf(timeline, reading.at, t));
    },
  };
}
