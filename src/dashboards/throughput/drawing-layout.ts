import type { LabelPlace } from '../../plot/marks/labels';
import type { Viewport } from '../../plot/scene';
import { layoutBars } from './drawing-bars';
import { layoutField } from './drawing-field';
import { layoutGauge } from './drawing-gauge';
import { divide } from './drawing-grid';
import type { ThroughputLayout } from './drawing-places';

/** Places the site's gauge, pods, racks, GPUs and labels for a viewport: without the gauge, or as bars, where there is no room. */
export function layoutThroughput(viewport: Viewport): ThroughputLayout {
  const labels: LabelPlace[] = [];
  const gauge = layoutGauge(viewport, (place) => labels.push(place) - 1);
  const below = { ...viewport, height: viewport.height - gauge.height };
  const grid = divide(below);
  if (grid?.labelled) {
    return { ...layoutField(grid, below, Math.floor(gauge.height * viewport.resolution), labels), gauge };
  }
  const whole = divide(viewport);
  return whole ? layoutField(whole, viewport, 0, []) : layoutBars(viewport);
}
