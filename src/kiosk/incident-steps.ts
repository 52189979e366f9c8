import type { Incident } from '../sim/world/incidents/incidents';

/** Steps of an incident, in order. */
export const STEPS = ['onset', 'detected', 'vetoed', 'rolledBack', 'recovered'] as const;
export type IncidentStep = (typeof STEPS)[number];

/** How many of its steps an incident has passed at `t`. */
export const stepsPassed = (incident: Incident, t: number): number =>
  STEPS.filter((step) => incident[step] <= t).length;

/** Milliseconds as seconds to two places. */
export const secondsText = (ms: number) => (ms / 1_000).toFixed(2);
