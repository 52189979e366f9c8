import type { WorldName } from '../../math/seed-of';
import { actOf, motionOf } from '../machines/acts';
import { isAtRest } from '../machines/motion';
import { NAMES } from '../machines/specs';
import { drillMachine } from './drills';
import { affectedParts } from './incident-place';
import type { Incident } from './incidents';
import { INTERLOCKS } from './interlocks';

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
 * What the veto does to a machine: it stops one that goes, and holds one that stands; without the veto the machine’s
 * own watchdog, Geofence or battery does.
 */
function machineStep(world: WorldName, incident: Incident): TrailStep[] {
  const machine = drillMachine(world, incident);
  if (!machine) return [];
  const { until, by } = actOf(world, incident) ?? { until: incident.vetoed, by: 'veto' };
  const name = isAtRest(motionOf(world, machine, []).at(until).speed)
    ? `${NAMES[machine]}, already standing, is held`
    : `${NAMES[machine]} begins to stop`;
  return [{ part: 'machine', name: by === 'veto' ? name : `${name} by its ${by}`, after: until - incident.onset }];
}

/**
 * The parts an incident affects first, in order of time: rack and lane at its onset, the log once it is detected, its
 * interlock when the veto is due, which may not come, and from the veto on its socket and the machine that it is a
 * drill on.
 */
export function trailOf(world: WorldName, incident: Incident): TrailStep[] {
  const { onset, detected, vetoed, missedVeto, watchdog, socket, interlock } = incident;
  const name = INTERLOCKS[interlock]?.name ?? '';
  const ending = [
    { part: 'interlock', name: watchdog ? 'pod’s watchdog' : name },
    { part: 'socket', name: `socket ${socket} rolls back` },
  ] as const;
  const steps: TrailStep[] = [
    ...affectedParts(incident).map((part) => ({ ...part, after: 0 })),
    { part: 'log', name: 'detected', after: detected - onset },
    ...(missedVeto === undefined
      ? []
      : [{ part: 'interlock' as const, name: `${name} does not veto`, after: missedVeto - onset }]),
    ...ending.map((part) => ({ ...part, after: vetoed - onset })),
    ...machineStep(world, incident),
  ];
  return steps.sort((a, b) => a.after - b.after);
}

/** What ended an incident, such as `commit vetoed by Map age`. */
export const endedBy = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? 'ended by the 30 s watchdog' : `commit vetoed by ${INTERLOCKS[interlock]?.name}`;

/** What a rollback follows. */
export const rollbackCause = ({ watchdog }: Pick<Incident, 'watchdog'>): string =>
  watchdog ? 'the watchdog' : 'the veto';
