import { INKS, SHAPES } from '../../../src/dashboards/mesh/inks';
import { type Batch, DEGRADED_BELOW, type MeshState } from '../../../src/dashboards/mesh/sim';
import { layoutMesh, type MeshLane, rowOf } from '../../../src/dashboards/mesh/stage-layout';
import type { Rect } from '../../../src/stage/marks/cell';
import { COLOURS } from '../../../src/theme/tokens';
import { VIEWPORT } from '../panels/painter';
import { type Text, textsAt } from './view';

export const layout = layoutMesh(VIEWPORT);

export function textsOf({ lanes }: MeshState): Text[] {
  const strings = new Map(layout.headings.entries());
  lanes.forEach(({ lane, quality, waiting, corr }, i) => {
    const place = layout.lanes[i] as MeshLane;
    strings.set(place.name, `Lane ${lane}`);
    strings.set(place.quality, `${quality} %`);
    strings.set(place.waiting, waiting > 0 ? `+${waiting} waiting` : '');
    strings.set(place.incident, corr ?? '');
  });
  return textsAt(layout.labels, strings);
}

/** The warning marks of the lanes that an incident degrades. */
export function warningsOf({ lanes }: MeshState): Rect[] {
  return layout.lanes.filter((_, i) => lanes[i]?.corr).map(({ mark }) => mark);
}

/** The centre line of a batch, CSS px. */
export const rowAt = ({ id, lane }: Batch) => (layout.lanes[lane] as MeshLane).rows[rowOf(id)] as number;

export const shapeOf = ({ cls }: Batch) => SHAPES[cls];

export const degraded = ({ quality }: Batch) => quality < DEGRADED_BELOW;

export const colourOf = (batch: Batch) => COLOURS[degraded(batch) ? INKS.degraded : INKS.nominal];
