import type { WorldName } from '../../../sim/math/seed-of';
import { listed } from '../../../sim/words/sentences';
import { drillMachine, MACHINE_NAMES } from '../../../sim/world/incidents/drills';
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

/** The machines that drills hold at `t`, each with the incident and the end of its hold. */
export const drillHolds = (world: WorldName, t: number) =>
  MACHINE_NAMES.flatMap((machine) => {
    const { corr = null, to = t } = motionOf(world, machine, []).holdAt(t) ?? {};
    return corr === null ? [] : [{ name: NAMES[machine], corr, to }];
  });

/** Where an incident is: where it struck until its veto, and then the socket whose forks are rolled back. */
const placeIn = ({ phase }: SiteState, incident: Incident): string =>
  phase === 'incident' ? incidentPlace(incident) : `socket ${incident.socket}`;

/** The news of a world’s state at `t`; undefined while there is no incident and no drill holds a machine. */
export function siteNews(world: WorldName, state: SiteState, t: number): News | undefined {
  const { phase, incident } = state;
  const holds = drillHolds(world, t);
  const nameOf = ({ name }: { name: string }) => name;
  if (phase === 'ok' || !incident) {
    return holds.length > 0 ? { phase: 'recovering', word: 'Held', more: listed(holds.map(nameOf)) } : undefined;
  }
  const word = `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)}`;
  const isOver = phase === 'recovered';
  const own = isOver ? [] : holds.filter(({ corr }) => corr === incident.id);
  const others = holds.filter((hold) => !own.includes(hold));
  const place = isOver ? `in ${lasted(incident)}` : [placeIn(state, incident), ...own.map(nameOf)].join(', ');
  return { phase, word, more: `${place}${others.length > 0 ? `; ${listed(others.map(nameOf))} held` : ''}` };
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
