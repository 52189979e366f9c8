import { counted } from '../words/units';
import type { Incident } from './incidents';
import { extentOf, wholeSeconds } from './prevented';

/**
 * What an incident takes in a fork that does it more harm than another world, such as `7 racks and 464 GPUs down, 41 s`; undefined where it
 * lasts no longer than there. Without `other` the incident is the fork's alone.
 */
export function costWords(incident: Incident, other: Incident | undefined): string | undefined {
  const { racks, gpus, lanes, ms } = extentOf(incident);
  if (other && ms <= extentOf(other).ms) return undefined;
  const taken = [
    ...(racks > 0 ? [`${counted(racks, 'rack')} and ${counted(gpus, 'GPU')} down`] : []),
    ...(racks === 0 && lanes > 0 ? [`${counted(lanes, 'lane')} degraded`] : []),
  ];
  return [...taken, `${wholeSeconds(ms)} s`].join(', ');
}
