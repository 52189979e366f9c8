import { type Incident, incidentsBetween, nextIncident } from '../sim/world/incidents';
import { CUE_MS } from './playlist';

/** World milliseconds for which an incident is told after its cue, where no later one takes its place. */
const SHOWN_MS = 120_000;

/** What an incident passes through, in order. */
export const STEPS = ['onset', 'detected', 'vetoed', 'rolledBack', 'recovered'] as const;
export type Step = (typeof STEPS)[number];

/** The incident that is told at `t` in the world `seed`: the newest whose cue has come, or the next one where that was long ago. */
export function incidentShown(seed: string, t: number): Incident {
  return incidentsBetween(seed, t + CUE_MS - SHOWN_MS, t + CUE_MS).at(-1) ?? nextIncident(seed, t);
}

/** How many of its steps an incident has passed at `t`. */
export const stepsPassed = (incident: Incident, t: number): number =>
  STEPS.filter((step) => incident[step] <= t).length;
