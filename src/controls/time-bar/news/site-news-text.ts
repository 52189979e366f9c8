import type { WorldName } from '../../../sim/math/seed-of';
import { drillMachine } from '../../../sim/world/incidents/drills';
import { incidentPlace } from '../../../sim/world/incidents/incident-place';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { FAULTS } from '../../../sim/world/incidents/interlocks';
import { motionOf } from '../../../sim/world/machines/acts';
import { isAtRest } from '../../../sim/world/machines/motion';
import { NAMES } from '../../../sim/world/machines/specs';
import type { SiteState } from '../../../sim/world/site/site-state';

/** News of an incident: its phase in a word or two, and details. */
export interface News {
  readonly phase: SiteState['phase'];
  readonly word: string;
  readonly more: string;
}

/** Duration of an incident, such as `9.1 s`. */
const lasted = ({ onset, recovered }: Incident): string => `${((recovered - onset) / 1_000).toFixed(1)} s`;

/** Returns the news of a site's state; undefined while there is no incident. */
export function siteNews(world: WorldName, { phase, incident }: SiteState): News | undefined {
  if (phase === 'ok' || !incident) return undefined;
  const word = `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)}`;
  if (phase === 'recovered') return { phase, word, more: `in ${lasted(incident)}` };
  if (phase !== 'rolling back') return { phase, word, more: incidentPlace(incident) };
  // The socket instead of the rack, because forks are rolled back, and sockets hold them.
  const machine = drillMachine(world, incident);
  return { phase, word, more: `socket ${incident.socket}${machine ? `, ${NAMES[machine]}` : ''}` };
}

/**
 * Returns the next news, or the object `before` if it says the same: a moved clock reports each time, mostly without
 * news.
 */
export const keptNews = (before: News | undefined, next: News | undefined): News | undefined =>
  before?.word === next?.word && before?.more === next?.more ? before : next;

/** Returns the announcement of the beginning of an incident's rollback; undefined in every other state. */
export function announcement(world: WorldName, { phase, incident }: SiteState): string | undefined {
  if (phase !== 'rolling back' || !incident) return undefined;
  const machine = drillMachine(world, incident);
  const stands = machine && isAtRest(motionOf(world, machine, []).at(incident.vetoed).speed);
  const stops = machine ? `; ${NAMES[machine]} ${stands ? 'is held' : 'begins to stop'}` : '';
  return `Incident ${incident.id}: ${FAULTS[incident.kind]}. Socket ${incident.socket} is rolling back${stops}.`;
}

/** Returns the announcement that an incident, whose rollback was announced, is over. */
export const recoveryAnnouncement = (incident: Incident): string =>
  `Incident ${incident.id} recovered in ${lasted(incident)}.`;
