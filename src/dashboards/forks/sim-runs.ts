import { type Incident, incidentsBetween, MAX_DURATION_MS } from '../../sim/world/incidents';

/** A stretch of time for which a fork is away from the live line. Instants are milliseconds since the Unix epoch. */
export interface Run {
  /** When the fork leaves the live line. */
  readonly from: number;
  /** When it stops being judged: it is cut, or its slice rolls back. */
  readonly to: number;
  /** When it is back on the live line. */
  readonly back: number;
  /** Correlation id of the incident that cuts it at `to`, or null where it ends with its slice. */
  readonly corr: string | null;
}

/** The incidents of a span whose socket is rolled back in (from, to], in the order of their vetoes. */
export function vetoesBetween(seed: string, from: number, to: number): Incident[] {
  const near = incidentsBetween(seed, from - MAX_DURATION_MS, to);
  const affected = near.filter(({ vetoed, recovered }) => recovered > from && vetoed <= to);
  return affected.sort((a, b) => a.vetoed - b.vetoed || a.n - b.n);
}

/**
 * What remains of a core's hours of sandbox work when the `vetoes` of its socket are taken out of them: each cuts the run that it
 * falls in, and the core takes up its work again once the incident has recovered. `back` is when the last run is back on the live line.
 */
export function runsOf(hours: { from: number; to: number }, vetoes: readonly Incident[], back: number): Run[] {
  const runs: Run[] = [];
  let from = hours.from;
  for (const { id, vetoed, rolledBack, recovered } of vetoes) {
    if (recovered <= from || vetoed >= hours.to) continue;
    if (vetoed > from) runs.push({ from, to: vetoed, back: rolledBack, corr: id });
    from = recovered;
  }
  if (from < hours.to) runs.push({ from, to: hours.to, back, corr: null });
  return runs;
}
