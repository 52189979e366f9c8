import type { RowsMark, SelectedMark } from '../../grammar/mark';
import { markerX } from '../../grammar/track';
import { createOutline } from '../primitives/outline';
import type { MarkView } from './mark-view';

/** Outlines the item that is pointed at, or else the row that is inspected. */
export function createRowsView(): MarkView<RowsMark> {
  const { view, show } = createOutline();
  return {
    view,
    draw({ mark: { data, itemAt }, viewport, palette }, { t, row, pointer }) {
      const item = pointer && itemAt?.(pointer);
      const inspected = row === undefined || item ? undefined : data.find(({ key }) => key === row);
      show(item?.box ?? inspected?.box, viewport, palette);
      view.x = inspected?.way ? markerX(inspected.way, t) : 0;
    },
  };
}

/** Outlines the selected incident. */
export function createSelectedView(): MarkView<SelectedMark> {
  const { view, show } = createOutline('accent');
  return {
    view,
    draw: ({ mark: { boxOf }, viewport, palette }, { t, highlight: { selected } }) =>
      show(selected && boxOf(selected, t), viewport, palette),
    slide(x) {
      view.x = x;
    },
  };
}
