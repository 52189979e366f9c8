import type { WorldName } from '../../../sim/math/seed-of';
import { drillMachine } from '../../../sim/world/incidents/drills';
import { incidentPlace } from '../../../sim/world/incidents/incident-place';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { FAULTS } from '../../../sim/world/incidents/interlocks';
import { motionOf } from '../../../sim/world/machines/acts';
import { isAtRest } from '../../../sim/world/machines/motion';
import { NAMES } from '../../../sim/world/machines/specs';
import type { SiteState } from '../../../sim/world/site/site-state';

/** What an incident does to the site: a word or two, and more about it. */
export interface News {
  readonly phase: SiteState['phase'];
  readonly word: string;
  readonly more: string;
}

/** How long an incident took, such as `9.1 s`. */
const lasted = ({ onset, recovered }: Incident): string => `${((recovered - onset) / 1_000).toFixed(1)} s`;

/** The news of a world’s state; undefined while there is no incident. */
export function siteNews(world: WorldName, { phase, incident }: SiteState): News | undefined {
  if (phase === 'ok' || !incident) return undefined;
  const word = `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)}`;
  if (phase === 'recovered') return { phase, word, more: `in ${lasted(incident)}` };
  if (phase !== 'rolling back') return { phase, word, more: incidentPlace(incident) };
  // Forks are rolled back, which sockets hold, not racks.
  const machine = drillMachine(world, incident);
  return { phase, word, more: `socket ${incident.socket}${machine ? `, ${NAMES[machine]}` : ''}` };
}

/**
 * The next news, as the object that it was `before` where they are the same: a moved clock tells each time, and seldom
 * anything new.
 */
export const keptNews = (before: News | undefined, next: News | undefined): News | undefined =>
  before?.word === next?.word && before?.more === next?.more ? before : next;

/** Announcement when an incident’s rollback begins; undefined in every other state. */
export function announcement(world: WorldName, { phase, incident }: SiteState): string | undefined {
  if (phase !== 'rolling back' || !incident) return undefined;
  const machine = drillMachine(world, incident);
  const stands = machine && isAtRest(motionOf(world, machine, []).at(incident.vetoed).speed);
  const stops = machine ? `; ${NAMES[machine]} ${stands ? 'is held' : 'begins to stop'}` : '';
  return `Incident ${incident.id}: ${FAULTS[incident.kind]}. Socket ${incident.socket} is rolling back${stops}.`;
}

/** Announcement when an incident of which the rollback was announced is over. */
export const recoveryAnnouncement = (incident: Incident): string =>
  `Incident ${incident.id} recovered in ${lasted(incident)}.`;
