import { type Incident, incidentsBetween, nextIncident } from '../sim/world/incidents';
import { CUE_MS } from './playlist';

/** World milliseconds for which an incident is shown after its cue, unless a later one replaces it. */
const SHOWN_MS = 120_000;

/** Steps of an incident, in order. */
export const STEPS = ['onset', 'detected', 'vetoed', 'rolledBack', 'recovered'] as const;
export type Step = (typeof STEPS)[number];

/**
 * The incident that a scene from `start` on tells at `t`: the one that comes on its cue, whatever else comes meanwhile; where none does, the
 * one that is shown.
 */
export function incidentTold(world: string, start: number, t: number): Incident {
  const onset = start + CUE_MS;
  const told = t >= start && t < start + SHOWN_MS ? incidentsBetween(world, onset - 1, onset)[0] : undefined;
  return told ?? incidentShown(world, t);
}

/**
 * The incident shown at `t` in `world`: the newest whose cue has passed, or the next one if that was long ago.
 */
export function incidentShown(world: string, t: number): Incident {
  return incidentsBetween(world, t + CUE_MS - SHOWN_MS, t + CUE_MS).at(-1) ?? nextIncident(world, t);
}

/** How many of its steps an incident has passed at `t`. */
export const stepsPassed = (incident: Incident, t: number): number =>
  STEPS.filter((step) => incident[step] <= t).length;
