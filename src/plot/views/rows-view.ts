import type { RowsMark } from '../mark';
import { createOutline } from '../marks/outline';
import type { MarkView, Port } from './mark-view';

/** The outline of the row that is inspected. */
export function createRowsView(): MarkView<RowsMark> {
  const outline = createOutline();
  let shown: { mark: RowsMark; port: Port } | undefined;

  return {
    view: outline.view,
    show(mark, _origins, port) {
      shown = { mark, port };
      return 0;
    },
    draw({ row }) {
      if (!shown) return;
      const { viewport, palette } = shown.port;
      outline.show(shown.mark.data.find(({ key }) => key === row)?.box, viewport, palette);
    },
  };
}
