import type { WorldName } from '../../math/seed-of';
import type { Incident } from '../incidents/incidents';
import { takenParts } from '../incidents/interlocks';
import { drillMachine } from '../machines/drills';
import { NAMES } from '../machines/specs';
import { PODS } from '../topology';

/** Part of the site that an incident takes. */
interface AffectedPart {
  readonly part: 'rack' | 'lane';
  /** Name, such as `rack US 2`. */
  readonly name: string;
}

/**
 * Parts that an incident takes from its onset on, by name: a rack and a lane, if its interlock’s incidents take any.
 */
export function affectedParts(incident: Incident): AffectedPart[] {
  const { pod, rack, lane } = incident;
  const takes = takenParts(incident);
  const parts: AffectedPart[] = [];
  if (takes.racks) parts.push({ part: 'rack', name: `rack ${PODS[pod]} ${rack + 1}` });
  if (takes.lanes) parts.push({ part: 'lane', name: `lane ${lane}` });
  return parts;
}

/** Name of the place where an incident struck: its rack, else its lane, else the socket whose forks it concerns. */
export const incidentPlace = (incident: Incident): string =>
  affectedParts(incident)[0]?.name ?? `socket ${incident.socket}`;

/** Names of all places of an incident, such as `rack US 2, lane 0, socket 4, Tern`. */
export function placesOf(world: WorldName, incident: Incident): string {
  const machine = drillMachine(world, incident);
  const names = [...affectedParts(incident).map(({ name }) => name), `socket ${incident.socket}`];
  return [...names, ...(machine ? [NAMES[machine]] : [])].join(', ');
}
