import type { ColourName } from '../../../theme/tokens';
import type { IncidentMark, Mark, RowsMark } from '../../grammar/mark';
import type { Rect } from '../../grammar/rect';
import { createOutline } from '../marks/outline';
import type { MarkFrame, MarkView } from './mark-view';

/** A mark of which one box at most is outlined: the one that `boxOf` gives in a frame. */
function createOutlineView<M extends Mark>(
  boxOf: (mark: M, frame: MarkFrame) => Rect | undefined,
  ink?: ColourName,
): MarkView<M> {
  const outline = createOutline(ink);
  return {
    view: outline.view,
    draw: ({ mark, viewport, palette }, frame) => outline.show(boxOf(mark, frame), viewport, palette),
    slide(x) {
      outline.view.x = x;
    },
  };
}

/** The item that is pointed at, or else the row that is inspected. */
export const createRowsView = () =>
  createOutlineView<RowsMark>(
    ({ data, itemAt }, { row, pointer }) =>
      (pointer && itemAt?.(pointer))?.box ?? data.find(({ key }) => key === row)?.box,
  );

/** What the selected incident affects. */
export const createIncidentView = () =>
  createOutlineView<IncidentMark>(
    ({ boxOf }, { t, highlight: { incident } }) => incident && boxOf(incident, t),
    'accent',
  );
