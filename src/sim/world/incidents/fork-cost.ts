import type { Incident } from './incidents';
import { extentOf, outageWords } from './prevented';

/**
 * Words for an incident's cost in a fork that makes it worse than in another world, such as `280 GPUs in 4 racks go
 * down and 4 lanes are degraded; the pod recovers after 41 s`, which is a forecast until it has recovered; undefined if
 * it lasts no longer than there. Without `other` the incident is the fork's alone.
 */
export function costWords(incident: Incident, other: Incident | undefined, t: number): string | undefined {
  const extent = extentOf(incident);
  if (other && extent.ms <= extentOf(other).ms) return undefined;
  return `${t < incident.recovered ? 'forecast: ' : ''}${outageWords(extent)}`;
}
