import { affectedParts } from './incident-place';
import type { Incident } from './incidents';
import { INTERLOCKS } from './interlocks';

/** Part of the site that an incident touched, and when. */
interface TouchedPart {
  readonly part: 'rack' | 'lane' | 'log' | 'socket';
  readonly at: number;
}

/**
 * Parts that an incident affects first, in order of time: rack and lane at its onset, the log once it is detected, and
 * its socket from the veto on.
 */
export function touchedParts(incident: Incident): TouchedPart[] {
  const { onset, detected, ended } = incident;
  return [
    ...affectedParts(incident).map(({ part }) => ({ part, at: onset })),
    { part: 'log', at: detected },
    { part: 'socket', at: ended },
  ];
}

/** Words for the end of an incident, such as `commit vetoed by Map age`. */
export const endText = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? 'ended by the 30 s watchdog' : `commit vetoed by ${INTERLOCKS[interlock]?.name}`;

/** Words for the cause of a rollback. */
export const rollbackCause = ({ watchdog }: Pick<Incident, 'watchdog'>): string =>
  watchdog ? 'the watchdog' : 'the veto';
