import type { WorldName } from '../../../../sim/math/seed-of';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import { unvetoedIncidents } from '../../../../sim/world/incidents/incidents';
import { GEOFENCE_M, motionOf } from '../../../../sim/world/machines/acts';
import { deviationAt } from '../../../../sim/world/machines/deviation';
import { lossOf } from '../../../../sim/world/machines/loss';
import { LINE_STEP_MS } from './heights';

/** Height of the live line while Tern is at its Geofence, and the greatest: Tern stays in the bundle. */
const OFF = { geofence: 0.3, most: 0.6 } as const;

/** Height of the live line at `t`: 0 while Tern is on its route, and further from its axis the further Tern strays. */
export function offAxis(world: WorldName, t: number): number {
  if (unvetoedIncidents(world).length === 0) return 0;
  const { off = 0 } = deviationAt(motionOf(world, 'tern', []), t) ?? {};
  return Math.min((off / GEOFENCE_M) * OFF.geofence, OFF.most);
}

/** A stretch of a slice, milliseconds from its start. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Stretches of the slice that begins at `start` in which a machine bears a loss, in order. */
export const lossesIn = (world: WorldName, start: number): Stretch[] =>
  unvetoedIncidents(world)
    .flatMap((incident) => {
      const { back = 0 } = lossOf(world, incident) ?? {};
      const [from, to] = [(incident.missedVeto ?? incident.ended) - start, Math.min(back - start, SLICE_MS)];
      return to > Math.max(from, 0) && from < SLICE_MS ? [{ from: Math.max(from, 0), to }] : [];
    })
    .sort((a, b) => a.from - b.from);

/** Points of a live line off its axis: milliseconds from the slice's start and height, alternating. */
export function astrayPoints(world: WorldName, start: number, { from, to }: Stretch): number[] {
  const points: number[] = [];
  for (let ms = from; ms < to; ms += LINE_STEP_MS) points.push(ms, offAxis(world, start + ms));
  return [...points, to, offAxis(world, start + to)];
}
