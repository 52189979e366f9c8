import type { Incident } from '../sim/world/incidents/incidents';

/** Steps of an incident, in order. */
export const STEPS = ['onset', 'detected', 'ended', 'rolledBack', 'recovered'] as const;
export type IncidentStep = (typeof STEPS)[number];

/** Returns the number of steps that an incident has passed at `t`. */
export const stepsPassed = (incident: Incident, t: number): number =>
  STEPS.filter((step) => incident[step] <= t).length;

/** Formats milliseconds as seconds with two decimals. */
export const secondsText = (ms: number) => (ms / 1_000).toFixed(2);
