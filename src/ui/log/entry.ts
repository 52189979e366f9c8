import type { Tone } from '../../theme/tokens';

/** Something about a row that stands out, told by shape, word and colour. */
export type FlagKind = 'anomaly' | 'broken' | 'veto';

/** One row of a log as it is shown. */
export interface LogEntry {
  /** Instant recorded, milliseconds since the Unix epoch. */
  readonly at: number;
  /** What kind of row it is, in a word and a tone. */
  readonly word: string;
  readonly tone: Tone;
  /** A short fixed-width text before the message. */
  readonly code?: string;
  readonly text: string;
  /** A measured value with its unit. */
  readonly measure?: string;
  /** Correlation id; null where this row has none. */
  readonly corr: string | null;
  readonly flag?: FlagKind | undefined;
  /** How far the row has faded: a whole number from 0 to FADE_STEPS. */
  readonly fade?: number;
}

/** Steps in which a row fades. */
export const FADE_STEPS = 6;

/** A record's fields by name, in order. */
export type Fields = readonly (readonly [name: string, value: string])[];
