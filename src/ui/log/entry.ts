import type { Tone } from '../../theme/tokens';

import type { RowSide } from './compared-rows';

/** A remarkable quality of a row, told by shape, word and colour. */
export type FlagKind = 'anomaly' | 'broken';

/** Content of one row of a log. */
export interface LogEntry {
  /** Instant recorded, milliseconds since the Unix epoch. */
  readonly at: number;
  /** Kind of the row, in a word, and with its tone. */
  readonly word: string;
  readonly tone: Tone;
  /** Short text before the message, in fixed width. */
  readonly code?: string;
  readonly text: string;
  /** Further text for a wide row, in fixed width. */
  readonly more?: string;
  /** The digest that the record gives and the one computed from it, if the two differ. */
  readonly mismatch?: { readonly stored: string; readonly found: string } | undefined;
  /** Measured value with its unit; empty if unknown. */
  readonly measure: string;
  /** Measured value as a share of a full bar, 0 to 1. */
  readonly share: number;
  /** Correlation id; null if the row has none. */
  readonly corr: string | null;
  readonly flag?: FlagKind | undefined;
  /** In a compared log, the one state that has the row; absent for both. */
  readonly only?: RowSide | undefined;
  /** True if the word is a solid mark, for rows that a reader looks for: vetoes. */
  readonly strong?: boolean;
  /** Share by which the row has faded, 0 to 1. */
  readonly fade?: number;
}

/** Names of a log's columns; that of the bars tells the value of a full one. */
export type Heads = Readonly<Record<'time' | 'word' | 'text' | 'corr' | 'measure' | 'bar', string>> & {
  readonly code?: string;
  readonly more?: string;
};

/** A record's fields by name, in order. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** Rows of a log, and functions that read them. */
export interface LogSource<R> {
  /** Name of the rows, such as `Events`. */
  readonly label: string;
  readonly heads: Heads;
  /** Rows, newest first. */
  readonly rows: readonly R[];
  /** Returns the row's key in the table of the log's state. */
  keyOf(row: R): string;
  entryOf(row: R): LogEntry;
  fieldsOf(row: R): Fields;
}
