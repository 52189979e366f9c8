import { min } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';
import { reachesSocket } from '../../sim/world/incidents/reach';
import { TOPOLOGY } from '../../sim/world/topology';

/** A stretch of time for which a fork is away from the live line. Instants are milliseconds since the Unix epoch. */
export interface ForkRun {
  /** When the fork leaves the live line. */
  readonly from: number;
  /** When it stops being judged: it is cut, or its slice rolls back. */
  readonly to: number;
  /** When it is back on the live line. */
  readonly back: number;
  /** Correlation id of the incident that cuts it at `to`, or null where it ends with its slice. */
  readonly corr: string | null;
}

/** An incident as the forks know it. */
export interface Veto extends Incident {
  /**
   * The sockets that are rolled back at its veto: its own, and those that it has reached besides if the veto came late.
   */
  readonly sockets: readonly number[];
}

/**
 * The incidents of a span whose sockets are rolled back in (from, to], in the order of their vetoes. `other` takes the
 * place of the incident with its id.
 */
export function vetoesBetween(world: WorldName, from: number, to: number, other?: Incident): Veto[] {
  const all = incidentsBetween(world, from - maxDuration(world), to);
  const near = all.map((incident) => (incident.id === other?.id ? other : incident));
  const affected = near.filter(({ vetoed, recovered }) => recovered > from && vetoed <= to);
  const sockets = Array.from({ length: TOPOLOGY.sockets }, (_, socket) => socket);
  return affected
    .sort((a, b) => a.vetoed - b.vetoed || a.n - b.n)
    .map((incident) => ({ ...incident, sockets: sockets.filter((socket) => reachesSocket(world, incident, socket)) }));
}

/**
 * What remains of a core's hours of sandbox work when the `vetoes` of its socket are taken out of them: each cuts the
 * run that it falls in, and the core takes up its work again once the incident has recovered. `back` is when the last
 * run is back on the live line; all are back at `end`.
 */
export function runsOf(
  hours: { from: number; to: number },
  vetoes: readonly Incident[],
  back: number,
  end: number,
): ForkRun[] {
  const runs: ForkRun[] = [];
  let from = hours.from;
  for (const { id, vetoed, rolledBack, recovered } of vetoes) {
    if (recovered <= from || vetoed >= hours.to) continue;
    if (vetoed > from) runs.push({ from, to: vetoed, back: min(rolledBack, end), corr: id });
    from = recovered;
  }
  if (from < hours.to) runs.push({ from, to: hours.to, back, corr: null });
  return runs;
}
