import type { Phase } from '../cores/scenario';

/** Draw of the world: the value of `stream(world, stream).unit(index, channel)`. */
export interface Draw {
  readonly stream: string;
  readonly index: number;
  readonly channel: number;
}

/**
 * Term that begins with a value, adds one, takes one off, multiplies or divides by one, or keeps the result from
 * falling below or rising above one.
 */
export interface ValueTerm {
  readonly op: 'is' | '+' | '-' | '*' | '/' | 'least' | 'most';
  readonly value: number;
  /**
   * Meaning of the value: of a draw the things drawn, such as `lanes`; of an instant a clause, such as `it arrived`.
   */
  readonly what: string;
  /** True if the value is an instant, milliseconds since the Unix epoch. */
  readonly isInstant?: true;
  /** Draw of the value; absent if it is not drawn. */
  readonly draw?: Draw;
}

/** Step of a computation. It takes the result of the terms before it and gives the next. */
export type Term =
  | ValueTerm
  /** Divides a sum by a count, or gives its share of a whole in per cent, to one decimal place. */
  | { readonly op: 'mean' | 'percent'; readonly value: number; readonly what: string }
  /** Rounds down to a whole number. */
  | { readonly op: 'floor' }
  /** Rounds to the nearest number with so many decimal places, halves up. */
  | { readonly op: 'round'; readonly places: number }
  /** Interpolates from one row of a quantile table to the next: the share `p` is at or below `value`. */
  | Spread;

/** Part of a quantile table between two of its rows. */
export interface Spread {
  readonly op: 'along';
  readonly from: readonly [p: number, value: number];
  readonly to: readonly [p: number, value: number];
  /** Things that have such values, and what they do with them, such as `forks` that `score`. */
  readonly of: readonly [things: string, verb: string];
}

/** Value and the terms that give it exactly. */
export interface Equation {
  /** Meaning of the value, as a sentence begins. */
  readonly what: string;
  readonly value: number;
  readonly unit?: string;
  /** True if the value is an instant, milliseconds since the Unix epoch. */
  readonly isInstant?: true;
  /** True if the value names the row: its thousands are not set apart. */
  readonly isName?: true;
  /** True if the value is a share, printed in per cent. */
  readonly isShare?: true;
  /** Key of the table's column that prints the value; absent for a term of an earlier equation. */
  readonly column?: string;
  /** True if the column prints a text that contains the value. */
  readonly isInText?: true;
  /** True if the column prints a range in which the value lies. */
  readonly isBetween?: true;
  /** Word that the table prints in place of the number: the value lies from `from` to below `to`. */
  readonly as?: { readonly word: string; readonly from: number; readonly to: number };
  readonly terms: readonly Term[];
  /**
   * Clause about the origin of the value, which continues a sentence with it, such as `because all GPUs are up.`; draws
   * and instants have one by their terms. Its numbers are computed.
   */
  readonly text?: string;
}

/** Stages of an incident, by the names of its fields. */
export type IncidentStage = 'onset' | 'detected' | 'missedVeto' | 'ended' | 'rolledBack' | 'recovered';

/** Source of a step, by which a test looks it up. */
export type StepSource =
  | { readonly of: 'incident'; readonly id: string; readonly stage: IncidentStage }
  /** The incident reaches that rack of its pod, lane or socket, counted from 0. */
  | { readonly of: 'spread'; readonly id: string; readonly part: 'rack' | 'lane' | 'socket'; readonly number: number }
  /** The edit of the world with this text in the world's name. */
  | { readonly of: 'edit'; readonly edit: string }
  /** A phase of a slice begins, `late` milliseconds later than for the slice as a whole. */
  | { readonly of: 'slice'; readonly index: number; readonly phase: Phase; readonly late: number }
  | ({ readonly of: 'draw'; readonly unit: number } & Draw)
  /**
   * The inspected row comes, changes or goes in the dashboard's first state at or after the instant; `stays` holds at
   * it.
   */
  | { readonly of: 'row'; readonly does: 'comes' | 'changes' | 'goes' | 'stays' }
  /** Another value of the world, which the dashboard's test computes again. */
  | { readonly of: 'value'; readonly name: string; readonly value: number };

/** Cause or effect of the value. */
export interface ExplanationStep {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** Event without its instant. */
  readonly what: string;
  /** Value that belongs to it, with its unit. */
  readonly value?: string;
  /** Origin of a chain of causes: a scenario, an incident, a draw or an edit of the world. */
  readonly root?: 'scenario' | 'incident' | 'chance' | 'edit';
  readonly source: StepSource;
}

/** Reasons for the values of a row, and their effects. */
export interface Explanation {
  /** Instant of the values, milliseconds since the Unix epoch. */
  readonly at: number;
  /** Equations of the row's columns, followed by those of their terms. */
  readonly equations: readonly Equation[];
  /** Causes, back to a root. */
  readonly causes: readonly ExplanationStep[];
  readonly effects: readonly ExplanationStep[];
  /** Sentence of a page without effects, if not the usual one. */
  readonly nothing?: string;
}

/** Steps as a page lists them: causes the newest first, effects the earliest first. */
export const listedSteps = ({ causes, effects }: Pick<Explanation, 'causes' | 'effects'>) => ({
  causes: causes.toSorted((a, b) => b.at - a.at),
  effects: effects.toSorted((a, b) => a.at - b.at),
});
