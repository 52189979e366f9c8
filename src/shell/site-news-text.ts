import type { Incident } from '../sim/world/incidents';
import type { SiteState } from '../sim/world/site-state';
import { PODS } from '../sim/world/topology';

/** Location of an incident: pod and rack, such as `US 2`. */
const placeOf = ({ pod, rack }: Incident) => `${PODS[pod]} ${rack + 1}`;

/** What an incident does to the site, in a word or two, and `more` about it; undefined while there is none. */
export function siteNews({ phase, incident }: SiteState): { word: string; more: string } | undefined {
  if (phase === 'ok' || !incident) return undefined;
  const { id, onset, recovered } = incident;
  if (phase === 'recovered') return { word: 'RECOVERED', more: `in ${((recovered - onset) / 1_000).toFixed(1)} s` };
  return { word: phase.toUpperCase(), more: `${placeOf(incident)} ${id}` };
}

/** Announcement when an incident’s rollback begins; undefined in every other state. */
export function announcement({ phase, incident }: SiteState): string | undefined {
  if (phase !== 'rolling back' || !incident) return undefined;
  return `Incident ${incident.id}, ${incident.kind}: rolling back ${placeOf(incident)}.`;
}
