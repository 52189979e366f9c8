import { SECOND_MS } from '../sim/words/time';
import { isOnLiveState } from '../sim/world/incident-words/incident-trail';
import type { Incident } from '../sim/world/incidents/incidents';
import { INTERLOCKS } from '../sim/world/incidents/interlocks';

/** Steps of an incident, in order. */
export const STEPS = ['onset', 'detected', 'ended', 'rolledBack', 'recovered'] as const;
export type IncidentStep = (typeof STEPS)[number];

/** Names of an incident's steps. */
const NAMES: Readonly<Record<IncidentStep, string>> = {
  onset: 'Onset',
  detected: 'Detected',
  ended: 'Vetoed',
  rolledBack: 'Rolled back',
  recovered: 'Recovered',
};

/**
 * Name of an incident's step: what the watchdog ends is not vetoed, and a live state that is held is not rolled back.
 */
export function stepName(incident: Incident, step: IncidentStep): string {
  if (step === 'rolledBack' && isOnLiveState(incident)) return 'Verified';
  return step === 'ended' && incident.watchdog ? 'Ended' : NAMES[step];
}

/** Name of the interlock of an incident. Word joiners follow its hyphens, so that they end no line. */
export const guardName = ({ interlock }: Incident): string =>
  INTERLOCKS[interlock]?.name.replaceAll('-', '-\u2060') ?? '';

/** Sentence on what ended an incident: its interlock, or else the watchdog. */
export const endSentence = (incident: Incident): string =>
  incident.watchdog ? 'The pod’s watchdog ended it.' : `${guardName(incident)} caught it.`;

/** Returns the number of steps that an incident has passed at `t`. */
export const stepsPassed = (incident: Incident, t: number): number =>
  STEPS.filter((step) => incident[step] <= t).length;

/** Formats milliseconds as seconds with two decimals. */
export const secondsText = (ms: number) => (ms / SECOND_MS).toFixed(2);
