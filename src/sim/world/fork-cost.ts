import { counted } from '../words/units';
import type { Incident } from './incidents';
import { extentOf, wholeSeconds } from './prevented';

/**
 * What an incident takes in a fork that does it more harm than another world, such as `7 racks and 464 GPUs down for 41 s`, which is a
 * forecast until it has recovered; undefined where it lasts no longer than there. Without `other` the incident is the fork's alone.
 */
export function costWords(incident: Incident, other: Incident | undefined, t: number): string | undefined {
  const { racks, gpus, lanes, ms } = extentOf(incident);
  if (other && ms <= extentOf(other).ms) return undefined;
  const degraded = lanes > 0 ? `${counted(lanes, 'lane')} degraded` : '';
  const taken = racks > 0 ? `${counted(racks, 'rack')} and ${counted(gpus, 'GPU')} down` : degraded;
  const seconds = `${wholeSeconds(ms)} s`;
  return `${taken ? `${taken} for ${seconds}` : `${seconds} to recover`}${t < incident.recovered ? ' if it runs on' : ''}`;
}
