import { durationText } from './duration-text';

/** Relation of the shown instant to the present. `still` while time is stopped, as the present is not read then. */
export type RelationToNow = 'live' | 'past' | 'future' | 'still';

/**
 * Returns the relation of a clock's instant `t` to the real time `present`, both in milliseconds since the Unix epoch.
 */
export function relationToNow(mode: 'live' | 'playing' | 'paused', t: number, present: number): RelationToNow {
  if (mode === 'live') return 'live';
  if (mode === 'paused') return 'still';
  return t > present ? 'future' : 'past';
}

/** Returns the relation to the present in words, such as `2 h 13 min ago` or `In 12 s`. */
export function relationText(relation: RelationToNow, t: number, present: number): string {
  if (relation === 'live') return 'Live';
  if (relation === 'still') return 'Time stopped';
  return relation === 'past' ? `${durationText(present - t)} ago` : `In ${durationText(t - present)}`;
}
