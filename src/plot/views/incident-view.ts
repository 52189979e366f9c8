import type { IncidentMark } from '../mark';
import { createOutline } from '../marks/outline';
import type { MarkView, Port } from './mark-view';

/** The outline of what the selected incident affects. */
export function createIncidentView(): MarkView<IncidentMark> {
  const outline = createOutline('accent');
  let shown: { mark: IncidentMark; port: Port } | undefined;

  return {
    view: outline.view,
    show(mark, _origins, port) {
      shown = { mark, port };
      return 0;
    },
    draw({ highlight: { incident } }) {
      if (!shown) return;
      const { mark, port } = shown;
      outline.show(incident && mark.boxes[incident[mark.part]], port.viewport, port.palette);
    },
  };
}
