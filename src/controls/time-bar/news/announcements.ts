import type { Incident } from '../../../sim/world/incidents/incidents';
import { FAULTS } from '../../../sim/world/incidents/interlocks';
import type { SiteState } from '../../../sim/world/site/site-state';

/** Words for the end of an incident, as every sentence about one has them. */
export const lengthWords = ({ onset, recovered }: Incident): string =>
  `after ${((recovered - onset) / 1_000).toFixed(0)} s`;

/** Returns the announcement of the beginning of an incident's rollback; undefined in every other state. */
export function rollbackAnnouncement({ phase, incident }: SiteState): string | undefined {
  if (phase !== 'rolling back' || !incident) return undefined;
  const does = incident.socket === 0 ? 'holds the live state' : 'is rolling back';
  return `Incident ${incident.id}: ${FAULTS[incident.kind]}. Socket ${incident.socket} ${does}.`;
}

/** Returns the announcement that an incident, whose rollback was announced, is over. */
export const recoveryAnnouncement = (incident: Incident): string =>
  `Incident ${incident.id}: the pod recovered ${lengthWords(incident)}.`;
