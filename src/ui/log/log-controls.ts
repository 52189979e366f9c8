import type { ReactNode } from 'react';
import type { RowSide } from './compared-rows';

/** Values and functions that every panel gives its log. */
export interface LogControls {
  /** True if the log is initially 8 rows high instead of 18. */
  readonly compact: boolean;
  /** Time or world of the compared state, such as `in the original`; empty without one. */
  readonly otherWords: string;
  /** Correlation id that is selected on the page. */
  readonly selected: string | undefined;
  select(id: string | undefined): void;
  /** Returns the time of day of an instant to the millisecond, in the page's zone. */
  time(t: number): string;
  /** True if the records are shown as JSON. */
  readonly json: boolean;
  showJson(on: boolean): void;
  /** Makes a paused panel follow its world again. */
  resume(): void;
  /** Returns an explanation of the row with this key. `only` is the one state that has the row, in a compared log. */
  why(key: string, only: RowSide | undefined): ReactNode;
  /** Saves `data` as the one entry, `<id>/<name>`, of a signed snapshot. */
  save(name: string, data: Readonly<Record<string, unknown>>): void;
}
