import type { WorldName } from '../../math/seed-of';
import { lossOf } from '../machines/loss';
import type { Incident } from './incidents';
import { extentOf, machineWords, outageWords } from './prevented';

/**
 * Words for an incident's cost in a fork that makes it worse than in another world, such as `Tern strays 1.5 m off its
 * route and stays there until a person restarts it; four lanes are degraded; the pod recovers after 41 s`, which is a
 * forecast until it has recovered; undefined if it lasts no longer than there. Without `other` the incident is the
 * fork's alone.
 */
export function costWords(
  world: WorldName,
  incident: Incident,
  other: Incident | undefined,
  t: number,
): string | undefined {
  const extent = extentOf(incident);
  if (other && extent.ms <= extentOf(other).ms) return undefined;
  const loss = lossOf(world, incident);
  const machine = loss ? `${machineWords(loss, incident)}; ` : '';
  return `${t < incident.recovered ? 'forecast: ' : ''}${machine}${outageWords(extent)}`;
}
