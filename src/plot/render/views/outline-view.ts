import type { RowsMark, SelectedMark } from '../../grammar/mark';
import { markerX } from '../../grammar/track';
import { createOutline } from '../primitives/outline';
import type { MarkView } from './mark-view';

/** Outlines the item that is pointed at, or else the row that is inspected. */
export function createRowsView(): MarkView<RowsMark> {
  const { container, show } = createOutline();
  return {
    container,
    draw({ mark: { data, itemAt }, viewport, palette }, { t, row, pointer }) {
      const item = pointer && itemAt?.(pointer);
      const inspected = row === undefined || item ? undefined : data.find(({ key }) => key === row);
      show(item?.box ?? inspected?.box, viewport, palette);
      container.x = inspected?.way ? markerX(inspected.way, t) : 0;
    },
  };
}

/** Outlines the selected incident. */
export function createSelectedView(): MarkView<SelectedMark> {
  const { container, show } = createOutline('accent');
  return {
    container,
    draw: ({ mark: { boxOf }, viewport, palette }, { t, highlight: { selected } }) =>
      show(selected && boxOf(selected, t), viewport, palette),
    slide(x) {
      container.x = x;
    },
  };
}
