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
 * The parts an incident affects, in order of time: rack and lane at its onset, the log once it is detected, interlock
 * and socket from the veto on.
 */
export function trailOf({ onset, detected, vetoed, pod, rack, lane, socket, interlock }: Incident): TrailStep[] {
  return [
    { part: 'rack', name: `rack ${PODS[pod]} ${rack + 1}`, after: 0 },
    { part: 'lane', name: `lane ${lane}`, after: 0 },
    { part: 'log', name: 'log', after: detected - onset },
    { part: 'interlock', name: INTERLOCKS[interlock]?.name ?? '', after: vetoed - onset },
    { part: 'socket', name: `socket ${socket} rolls back`, after: vetoed - onset },
  ];
}
