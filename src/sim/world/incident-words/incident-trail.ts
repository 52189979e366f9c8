import { SECOND_MS } from '../../words/time';
import type { Incident } from '../incidents/incidents';
import { INTERLOCKS } from '../incidents/interlocks';
import { WATCHDOG_MS } from '../incidents/spread';
import { affectedParts } from './incident-place';

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

/** Words for the end of an incident that no interlock vetoed in time. */
export const WATCHDOG_TEXT = `ended by the pod’s watchdog after ${WATCHDOG_MS / SECOND_MS} s`;

/** Words for the end of an incident, such as `commit vetoed by Map age`. */
export const endText = ({ interlock, watchdog }: Pick<Incident, 'interlock' | 'watchdog'>): string =>
  watchdog ? WATCHDOG_TEXT : `commit vetoed by ${INTERLOCKS[interlock]?.name}`;

/** True if an incident begins at the socket that runs the live state and has no forks: its cores hold that state. */
export const isOnLiveState = ({ socket }: Pick<Incident, 'socket'>): boolean => socket === 0;

/**
 * Words for the end of a rollback, such as `forks rolled back 1955 ms after the veto` or `live state verified 1955 ms
 * after the veto`.
 */
export const rollbackText = (incident: Pick<Incident, 'socket' | 'watchdog' | 'ended' | 'rolledBack'>): string =>
  `${isOnLiveState(incident) ? 'live state verified' : 'forks rolled back'} ${incident.rolledBack - incident.ended} ms after ${incident.watchdog ? 'the pod’s watchdog' : 'the veto'}`;
