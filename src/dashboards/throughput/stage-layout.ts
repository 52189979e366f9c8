import type { Viewport } from '../../plot/scene';
import { layoutBars } from './stage-bars';
import { layoutField } from './stage-field';
import { divide } from './stage-grid';
import type { ThroughputLayout } from './stage-places';

/** Places pods, racks, GPUs and labels for a viewport, or one bar a pod where there is no room for the field. */
export function layoutThroughput(viewport: Viewport): ThroughputLayout {
  const grid = divide(viewport);
  return grid ? layoutField(grid, viewport) : layoutBars(viewport);
}
