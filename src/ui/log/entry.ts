import type { Tone } from '../../theme/tokens';

/** Something about a row that stands out, told by shape, word and colour. */
export type FlagKind = 'anomaly' | 'broken' | 'veto';

/**
 * How the rail beside an incident’s rows passes a row: through a row of something else, or with a node at one of its
 * own (its end, its start or between).
 */
export type Rail = 'passing' | 'newest' | 'node' | 'oldest' | 'alone';

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
  /** What else a wide row has room for, in fixed width. */
  readonly more?: string;
  /** Which record it is, the digest that it gives, and the one computed from it, where the two differ. */
  readonly mismatch?: { readonly number: string; readonly stored: string; readonly found: string } | undefined;
  /** A measured value with its unit. */
  readonly measure?: string;
  /** Correlation id; null where this row has none. */
  readonly corr: string | null;
  readonly flag?: FlagKind | undefined;
  /** The word is a solid mark: what a reader looks for. */
  readonly strong?: boolean;
  /** How the rail of an incident passes the row; none where absent. */
  readonly rail?: Rail | undefined;
  /** How far the row has faded: a whole number from 0 to FADE_STEPS. */
  readonly fade?: number;
}

/** Steps in which a row fades. */
export const FADE_STEPS = 6;

/** A record's fields by name, in order. */
export type Fields = readonly (readonly [name: string, value: string])[];
