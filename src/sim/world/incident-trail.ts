import type { WorldName } from '../math/seed-of';
import { drillMachine, type MachineName } from './drills';
import type { Incident } from './incidents';
import { INTERLOCKS, takenBy } from './interlocks';
import { stands } from './machines/motion';
import { NAMES } from './machines/specs';
import { PODS } from './topology';

/** A part of the site that an incident touched. */
export interface TrailStep {
  readonly part: 'interlock' | 'rack' | 'lane' | 'log' | 'socket' | 'machine';
  /**
   * The part by its name, such as `rack US 2`, and what it does where other parts' records say more than one thing of
   * it.
   */
  readonly name: string;
  /** Milliseconds after the onset. */
  readonly after: number;
}

/**
 * The parts that an incident takes from its onset on, by name: a rack and a lane, if its interlock’s incidents take
 * any.
 */
function struck(incident: Incident): Pick<TrailStep, 'part' | 'name'>[] {
  const { pod, rack, lane } = incident;
  const takes = takenBy(incident);
  const parts: Pick<TrailStep, 'part' | 'name'>[] = [];
  if (takes.racks) parts.push({ part: 'rack', name: `rack ${PODS[pod]} ${rack + 1}` });
  if (takes.lanes) parts.push({ part: 'lane', name: `lane ${lane}` });
  return parts;
}

/** Where an incident struck, in one name: its rack, else its lane, else the socket whose forks it concerns. */
export const placeOf = (incident: Incident): string => struck(incident)[0]?.name ?? `socket ${incident.socket}`;

/** All that an incident concerns, such as `rack US 2, lane 0, socket 4, drill on Tern`. */
export function placesOf(world: WorldName, incident: Incident): string {
  const machine = drillMachine(world, incident);
  const names = [...struck(incident).map(({ name }) => name), `socket ${incident.socket}`];
  return [...names, ...(machine ? [`drill on ${NAMES[machine]}`] : [])].join(', ');
}

/** What a machine does once its gate has closed at `t`: it may stand already. */
const stopping = (world: WorldName, machine: MachineName, t: number): string =>
  stands(world, machine, t) ? `${NAMES[machine]}, already standing, is held` : `${NAMES[machine]} begins to stop`;

/**
 * The parts an incident affects first, in order of time: rack and lane at its onset, the log once it is detected, its
 * interlock when the veto is due, and from the veto on its socket and the machine that it is a drill on.
 */
export function trailOf(world: WorldName, incident: Incident): TrailStep[] {
  const { onset, detected, vetoed, missedVeto, socket, interlock } = incident;
  const machine = drillMachine(world, incident);
  return [
    ...struck(incident).map((part) => ({ ...part, after: 0 })),
    { part: 'log', name: 'detected', after: detected - onset },
    { part: 'interlock', name: INTERLOCKS[interlock]?.name ?? '', after: (missedVeto ?? vetoed) - onset },
    { part: 'socket', name: `socket ${socket} rolls back`, after: vetoed - onset },
    ...(machine ? [{ part: 'machine' as const, name: stopping(world, machine, vetoed), after: vetoed - onset }] : []),
  ];
}

/** What ended an incident, such as `commit vetoed by Map age`. */
export const endedBy = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? 'ended by the 30 s watchdog' : `commit vetoed by ${INTERLOCKS[interlock]?.name}`;

/** What a rollback follows. */
export const rollbackCause = ({ watchdog }: Pick<Incident, 'watchdog'>): string =>
  watchdog ? 'the watchdog' : 'the veto';
