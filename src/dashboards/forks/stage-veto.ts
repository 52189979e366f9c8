import { createLabels } from '../../plot/marks/labels';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import type { Incident } from '../../sim/world/incidents';
import { vetoLines } from '../../sim/world/veto-words';
import type { Palette } from '../../theme/palette';
import { LINES, type VetoRoom, vetoPlaces } from './stage-veto-place';

/** What is said of a veto while the drawing answers it. */
export function createVetoWords(kind: SurfaceKind) {
  const labels = createLabels(kind);
  let rows = LINES;
  return {
    view: labels.view,
    layout(layout: VetoRoom, viewport: Viewport, palette: Palette): void {
      const places = vetoPlaces(layout, viewport);
      rows = places.length;
      labels.layout(places, viewport, palette);
    },
    draw(seed: string, incident: Incident | undefined): void {
      const lines = incident && !incident.watchdog ? vetoLines(seed, incident) : [];
      const inRow = LINES / rows;
      for (let i = 0; i < rows; i++) labels.set(i, lines.slice(i * inRow, (i + 1) * inRow).join(' '));
    },
  };
}
