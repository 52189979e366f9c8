import { lengthWords } from './distance';

/** Where the shown instant lies: the present itself, or on which side of it. */
export type Tense = 'live' | 'past' | 'future';

/** The tense of a clock that shows `t` while the present is `present`; milliseconds since the Unix epoch. */
export function tenseOf(mode: 'live' | 'playing' | 'paused', t: number, present: number): Tense {
  if (mode === 'live') return 'live';
  return t > present ? 'future' : 'past';
}

/** The tense in words, such as `Past, 2 h 13 min ago` or `Future, in 12 s`. */
export function tenseWords(tense: Tense, t: number, present: number): string {
  if (tense === 'live') return 'Live';
  return tense === 'past' ? `Past, ${lengthWords(present - t)} ago` : `Future, in ${lengthWords(t - present)}`;
}
