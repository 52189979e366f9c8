import type { WorldName } from '../../../sim/math/seed-of';
import { numberedParts, toSentence } from '../../../sim/words/sentences';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { FAULTS } from '../../../sim/world/incidents/interlocks';
import { socketsReached } from '../../../sim/world/incidents/reach';
import type { SiteState } from '../../../sim/world/site/site-state';

/** Words for the end of an incident, as every sentence about one has them. */
export const lengthWords = ({ onset, recovered }: Incident): string =>
  `after ${((recovered - onset) / 1_000).toFixed(0)} s`;

/** Returns the announcement of the beginning of an incident's rollback; undefined in every other state. */
export function rollbackAnnouncement(world: WorldName, { phase, incident }: SiteState): string | undefined {
  if (phase !== 'rolling back' || !incident) return undefined;
  const sockets = socketsReached(world, incident);
  const rolling = sockets.filter((socket) => socket !== 0);
  const clauses = [
    sockets.includes(0) && 'socket 0 holds the live state',
    rolling.length > 0 && `${numberedParts('socket', rolling)} ${rolling.length > 1 ? 'are' : 'is'} rolling back`,
  ];
  return `Incident ${incident.id}: ${FAULTS[incident.kind]}. ${toSentence(clauses.filter(Boolean).join('; '))}`;
}

/** Returns the announcement that an incident, whose rollback was announced, is over. */
export const recoveryAnnouncement = (incident: Incident): string =>
  `Incident ${incident.id}: the pod recovered ${lengthWords(incident)}.`;
