import { createLabels } from '../../plot/marks/labels';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import type { Incident } from '../../sim/world/incidents';
import { vetoLines } from '../../sim/world/veto-words';
import type { Palette } from '../../theme/palette';
import { LINES, type VetoRoom, vetoPlaces } from './stage-veto-place';

/** What is said of a veto while the drawing answers it. */
export function createVetoWords(kind: SurfaceKind) {
  const labels = createLabels(kind);
  return {
    view: labels.view,
    layout(layout: VetoRoom, viewport: Viewport, palette: Palette): void {
      labels.layout(vetoPlaces(layout, viewport), viewport, palette);
    },
    draw(seed: string, incident: Incident | undefined): void {
      const lines = incident && !incident.watchdog ? vetoLines(seed, incident) : [];
      for (let i = 0; i < LINES; i++) labels.set(i, lines[i] ?? '');
    },
  };
}
