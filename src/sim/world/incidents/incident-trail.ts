import type { WorldName } from '../../math/seed-of';
import { isAtRest, motionOf } from '../machines/motion';
import { NAMES } from '../machines/specs';
import { drillMachine, type MachineName } from './drills';
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

/** What the veto does to a machine: it stops one that goes, and holds one that stands. */
const stopWords = (world: WorldName, machine: MachineName, vetoed: number): string =>
  isAtRest(motionOf(world, machine, []).at(vetoed).speed)
    ? `${NAMES[machine]}, already standing, is held`
    : `${NAMES[machine]} begins to stop`;

/**
 * The parts an incident affects first, in order of time: rack and lane at its onset, the log once it is detected, its
 * interlock when the veto is due, which may not come, and from the veto on its socket and the machine that it is a
 * drill on.
 */
export function trailOf(world: WorldName, incident: Incident): TrailStep[] {
  const { onset, detected, vetoed, missedVeto, watchdog, socket, interlock } = incident;
  const machine = drillMachine(world, incident);
  const name = INTERLOCKS[interlock]?.name ?? '';
  const ending = [
    { part: 'interlock', name: watchdog ? 'watchdog' : name },
    { part: 'socket', name: `socket ${socket} rolls back` },
    ...(machine ? [{ part: 'machine', name: stopWords(world, machine, vetoed) } as const] : []),
  ] as const;
  return [
    ...affectedParts(incident).map((part) => ({ ...part, after: 0 })),
    { part: 'log', name: 'detected', after: detected - onset },
    ...(missedVeto === undefined
      ? []
      : [{ part: 'interlock' as const, name: `${name} does not veto`, after: missedVeto - onset }]),
    ...ending.map((part) => ({ ...part, after: vetoed - onset })),
  ];
}

/** What ended an incident, such as `commit vetoed by Map age`. */
export const endedBy = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? 'ended by the 30 s watchdog' : `commit vetoed by ${INTERLOCKS[interlock]?.name}`;

/** What a rollback follows. */
export const rollbackCause = ({ watchdog }: Pick<Incident, 'watchdog'>): string =>
  watchdog ? 'the watchdog' : 'the veto';
