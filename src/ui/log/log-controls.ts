import type { ReactNode } from 'react';
import type { Only } from './compared-rows';

/** What a panel hands its log, whatever the log shows. */
export interface LogControls {
  /** Initially 8 rows high instead of 18. */
  readonly compact: boolean;
  /** When or where the state is that it is compared with, such as `in the original`; empty without one. */
  readonly otherWords: string;
  /** The correlation id that is selected, in whatever panel. */
  readonly selected: string | undefined;
  select(id: string | undefined): void;
  /** The time of day of an instant to the millisecond, in the zone that the page prints. */
  time(t: number): string;
  /** The records are shown as JSON. */
  readonly json: boolean;
  showJson(on: boolean): void;
  /** Has the panel show its world's instant again. */
  resume(): void;
  /**
   * Why the values in the row with that key are what they are, for a visitor to read; `only` says which of two compared
   * tables has it, where one has.
   */
  why(key: string, only: Only | undefined): ReactNode;
  /** Hands the visitor `data` as the one entry, `<id>/<name>`, of a signed snapshot. */
  save(name: string, data: Readonly<Record<string, unknown>>): void;
}
