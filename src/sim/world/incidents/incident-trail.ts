import type { WorldName } from '../../math/seed-of';
import { actOf, motionOf } from '../machines/acts';
import { isAtRest } from '../machines/motion';
import { NAMES } from '../machines/specs';
import { drillMachine } from './drills';
import { affectedParts } from './incident-place';
import type { Incident } from './incidents';
import { INTERLOCKS } from './interlocks';

/** Part of the site that an incident touched. */
export interface TrailStep {
  readonly part: 'interlock' | 'rack' | 'lane' | 'log' | 'socket' | 'machine';
  /** Name of the part, such as `rack US 2`, with its activity if the records of other parts have several. */
  readonly name: string;
  /** Milliseconds after the onset. */
  readonly after: number;
}

/**
 * Effect of the veto on a machine: it stops a moving one, and holds a standing one. Without the veto the machine’s own
 * watchdog, Geofence or battery does.
 */
function machineStep(world: WorldName, incident: Incident): TrailStep[] {
  const machine = drillMachine(world, incident);
  if (!machine) return [];
  const { until, by } = actOf(world, incident) ?? { until: incident.vetoed, by: 'veto' };
  const name = isAtRest(motionOf(world, machine, []).at(until).speed)
    ? `${NAMES[machine]}, already at rest, is held`
    : `${NAMES[machine]} begins to stop`;
  return [{ part: 'machine', name: by === 'veto' ? name : `${name} by its ${by}`, after: until - incident.onset }];
}

/**
 * Parts that an incident affects first, in order of time: rack and lane at its onset, the log once it is detected, its
 * interlock when the veto is due, which may not come, and from the veto on its socket and the machine on which it is a
 * drill.
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

/** Words for the end of an incident, such as `commit vetoed by Map age`. */
export const endedBy = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? 'ended by the 30 s watchdog' : `commit vetoed by ${INTERLOCKS[interlock]?.name}`;

/** Words for the cause of a rollback. */
export const rollbackCause = ({ watchdog }: Pick<Incident, 'watchdog'>): string =>
  watchdog ? 'the watchdog' : 'the veto';
