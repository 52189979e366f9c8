import type { Tone } from '../../theme/tokens';

import type { Only } from './compared-rows';

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
  /** The digest that the record gives, and the one computed from it, where the two differ. */
  readonly mismatch?: { readonly stored: string; readonly found: string } | undefined;
  /** A measured value with its unit; empty if it cannot be known. */
  readonly measure: string;
  /** The measured value as a share of a full bar, 0 to 1. */
  readonly share: number;
  /** Correlation id; null where this row has none. */
  readonly corr: string | null;
  readonly flag?: FlagKind | undefined;
  /** Where it is, of a log that is compared: here alone, or in the other state alone. */
  readonly only?: Only | undefined;
  /** The word is a solid mark: what a reader looks for. */
  readonly strong?: boolean;
  /** How the rail of an incident passes the row; none where absent. */
  readonly rail?: Rail | undefined;
  /** How far the row has faded, 0 to 1. */
  readonly fade?: number;
}

/** What a log's columns are called; that of the bars says what a full one stands for. */
export type Heads = Readonly<Record<'time' | 'word' | 'text' | 'corr' | 'measure' | 'bar', string>> & {
  readonly code?: string;
  readonly more?: string;
};

/** A record's fields by name, in order. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** How a log's rows are read. */
export interface LogSource<R> {
  /** What the rows are, such as `Events`. */
  readonly label: string;
  readonly heads: Heads;
  /** Newest first. */
  readonly rows: readonly R[];
  /** Its key in the table of the log's state. */
  keyOf(row: R): string;
  entryOf(row: R): LogEntry;
  fieldsOf(row: R): Fields;
}
