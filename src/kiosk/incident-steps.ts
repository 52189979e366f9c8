import type { Incident } from '../sim/world/incidents';

/** Steps of an incident, in order. */
export const STEPS = ['onset', 'detected', 'vetoed', 'rolledBack', 'recovered'] as const;
export type IncidentStep = (typeof STEPS)[number];

/** How many of its steps an incident has passed at `t`. */
export const stepsPassed = (incident: Incident, t: number): number =>
  STEPS.filter((step) => incident[step] <= t).length;
