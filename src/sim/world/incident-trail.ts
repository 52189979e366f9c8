import type { Incident } from './incidents';
import { INTERLOCKS } from './interlocks';
import { PODS } from './topology';

/** A part of the site that an incident touched. */
export interface TrailStep {
  readonly part: 'interlock' | 'rack' | 'lane' | 'log' | 'socket';
  /** The part by its name, such as `rack US 2`, and what it does where other parts' records say more than one thing of it. */
  readonly name: string;
  /** Milliseconds after the onset. */
  readonly after: number;
}

/**
 * The parts an incident affects first, in order of time: rack and lane at its onset, the log once it is detected, its
 * interlock when the veto is due, and its socket from the veto on.
 */
export function trailOf({ onset, detected, vetoed, due, pod, rack, lane, socket, interlock }: Incident): TrailStep[] {
  return [
    { part: 'rack', name: `rack ${PODS[pod]} ${rack + 1}`, after: 0 },
    { part: 'lane', name: `lane ${lane}`, after: 0 },
    { part: 'log', name: 'log', after: detected - onset },
    { part: 'interlock', name: INTERLOCKS[interlock]?.name ?? '', after: (due ?? vetoed) - onset },
    { part: 'socket', name: `socket ${socket} rolls back`, after: vetoed - onset },
  ];
}

/** What ended an incident, such as `vetoed by Map age`. */
export const endedBy = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? 'ended by the hardware watchdog' : `vetoed by ${INTERLOCKS[interlock]?.name}`;

/** What a rollback follows. */
export const rollbackCause = ({ watchdog }: Pick<Incident, 'watchdog'>): string =>
  watchdog ? 'the watchdog' : 'the veto';
