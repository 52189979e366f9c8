import { min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { type Incident, incidentsBetween, maxDuration, nextIncident } from '../incidents/incidents';

/** Milliseconds for which a recovery is news. */
export const RECOVERY_NEWS_MS = 3_000;

/** State of the whole site, which follows from its incidents. */
export interface SiteState {
  /**
   * `incident` from an onset to its veto, `rolling back` until the forks are rolled back, `recovering` until its
   * recovery, `recovered` for RECOVERY_NEWS_MS, and `ok` at any other time.
   */
  readonly phase: 'ok' | 'incident' | 'rolling back' | 'recovering' | 'recovered';
  /** Incidents under way, oldest first: they have begun and not yet recovered. */
  readonly open: readonly Incident[];
  /** Incident behind the state: the newest of those under way, or else the last that has recovered. */
  readonly incident?: Incident;
  /** First instant at which the state may change, milliseconds since the Unix epoch. */
  readonly until: number;
}

const phaseOf = ({ ended, rolledBack }: Incident, t: number) => {
  if (t < ended) return 'incident';
  return t < rolledBack ? 'rolling back' : 'recovering';
};

/** State of the site at `t`. An open incident takes precedence over one that has recovered. */
export function siteStateAt(world: WorldName, t: number): SiteState {
  const recent = incidentsBetween(world, t - maxDuration(world) - RECOVERY_NEWS_MS, t);
  const turns = recent.flatMap(({ ended, rolledBack, recovered }) => [
    ended,
    rolledBack,
    recovered,
    recovered + RECOVERY_NEWS_MS,
  ]);
  const until = min(nextIncident(world, t).onset, ...turns.filter((turn) => turn > t));
  const open = recent.filter(({ recovered }) => recovered > t);
  const newest = open.at(-1);
  if (newest) return { phase: phaseOf(newest, t), open, incident: newest, until };
  const over = recent
    .filter(({ recovered }) => recovered + RECOVERY_NEWS_MS > t)
    .sort((a, b) => a.recovered - b.recovered)
    .at(-1);
  return over ? { phase: 'recovered', open, incident: over, until } : { phase: 'ok', open, until };
}
