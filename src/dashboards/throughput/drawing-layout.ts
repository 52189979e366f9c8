import type { Viewport } from '../../plot/grammar/viewport';
import { layoutBars } from './drawing-bars';
import { layoutField } from './drawing-field';
import { divideField } from './drawing-grid';
import type { ThroughputLayout } from './drawing-places';

/** Lays out pods, racks, GPUs and labels for a viewport, or one bar a pod if there is no room for the field. */
export function layoutThroughput(viewport: Viewport): ThroughputLayout {
  const grid = divideField(viewport);
  return grid ? layoutField(grid, viewport) : layoutBars(viewport);
}
