import { min } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';
import { socketsReached } from '../../sim/world/incidents/reach';

/**
 * Run of a fork: a stretch of time in which it is away from the live line. Instants are milliseconds since the Unix
 * epoch.
 */
export interface ForkRun {
  /** Instant at which the fork leaves the live line. */
  readonly from: number;
  /** Instant from which it is no longer judged: it is cut, or its slice rolls back. */
  readonly to: number;
  /** Instant at which it is back on the live line. */
  readonly back: number;
  /** Correlation id of the incident that cuts it at `to`, or null if it ends with its slice. */
  readonly corr: string | null;
}

/** Incident with the sockets that it affects. */
export interface Veto extends Incident {
  /** Sockets that are rolled back at its veto: its own, and those that it has reached besides if the veto came late. */
  readonly sockets: readonly number[];
}

/**
 * Incidents of a span whose sockets are rolled back in (from, to], in the order of their vetoes. `other` replaces the
 * incident with its id.
 */
export function vetoesBetween(world: WorldName, from: number, to: number, other?: Incident): Veto[] {
  const all = incidentsBetween(world, from - maxDuration(world), to);
  const near = all.map((incident) => (incident.id === other?.id ? other : incident));
  const affected = near.filter(({ ended, recovered }) => recovered > from && ended <= to);
  return affected
    .sort((a, b) => a.ended - b.ended || a.n - b.n)
    .map((incident) => ({ ...incident, sockets: socketsReached(world, incident) }));
}

/**
 * Runs of a core in its span of sandbox work, interrupted by the `vetoes` of its socket: each cuts the run into which
 * it falls, and the core resumes once the incident has recovered. `back` is the instant at which the last run is back
 * on the live line; all are back at `end`.
 */
export function runsOf(
  hours: { from: number; to: number },
  vetoes: readonly Incident[],
  back: number,
  end: number,
): ForkRun[] {
  const runs: ForkRun[] = [];
  let from = hours.from;
  for (const { id, ended, rolledBack, recovered } of vetoes) {
    if (recovered <= from || ended >= hours.to) continue;
    if (ended > from) runs.push({ from, to: ended, back: min(rolledBack, end), corr: id });
    from = recovered;
  }
  if (from < hours.to) runs.push({ from, to: hours.to, back, corr: null });
  return runs;
}
