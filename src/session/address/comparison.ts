import { INSTANTS, instantText, parseInstant } from '../../clock/instant';
import { clockReading, type Zone } from '../../clock/zone';
import { isFork, seedOf, type WorldName } from '../../sim/math/seed-of';
import { earlierWords, IN_ORIGINAL } from '../../sim/words/other-words';
import { DAY_HOURS, HOUR_MS } from '../../sim/words/time';
import { MAX_CYCLE_DAYS } from '../../sim/world/cycle';

/** Most hours back that a panel can be compared with: the longest cycle. */
const MOST_HOURS = MAX_CYCLE_DAYS * DAY_HOURS;
const HOURS_TEXT = /^[-+]?(\d+)h$/;

/** Hours back that can be compared with, in words, and a test whether a text names others; of instants see there. */
export const COMPARISONS = {
  words: `-1h to -${MOST_HOURS}h, or 1970 to 2100`,
  exceeds: (text: string): boolean => HOURS_TEXT.test(text) || INSTANTS.exceeds(text),
} as const;

/** The comparison of a panel with a second state, which is drawn behind its own. */
export type Comparison =
  /** No comparison, in a fork too. */
  | { readonly kind: 'none' }
  /** The world that a fork was made from, at the same instant. */
  | { readonly kind: 'original' }
  /** An earlier state of the same world, by `hours` from 1 to 672. */
  | { readonly kind: 'earlier'; readonly hours: number }
  /** A state of the same world at `t`, milliseconds since the Unix epoch. */
  | { readonly kind: 'instant'; readonly t: number };

/** Reads the text of a comparison: `none`, `original`, hours such as `-24h`, or an instant. */
export function readComparison(text: string): Comparison | undefined {
  if (text === 'none' || text === 'original') return { kind: text };
  const hours = text.startsWith('-') ? Number(HOURS_TEXT.exec(text)?.[1]) : 0;
  if (hours >= 1 && hours <= MOST_HOURS) return { kind: 'earlier', hours };
  const t = text.startsWith('-') ? undefined : parseInstant(text);
  return t === undefined ? undefined : { kind: 'instant', t };
}

export function comparisonText(comparison: Comparison): string {
  if (comparison.kind === 'earlier') return `-${comparison.hours}h`;
  return comparison.kind === 'instant' ? instantText(comparison.t) : comparison.kind;
}

/** An instant in a world, milliseconds since the Unix epoch. */
export interface WorldInstant {
  readonly world: WorldName;
  readonly t: number;
}

const ORIGINAL: Comparison = { kind: 'original' };

/**
 * Returns the comparison shown in a world: the chosen one or, in a fork by default, its original; undefined for none.
 */
export function comparisonIn(world: WorldName, chosen: Comparison | undefined): Comparison | undefined {
  const comparison = chosen ?? (isFork(world) ? ORIGINAL : undefined);
  const isEmpty = comparison?.kind === 'none' || (comparison?.kind === 'original' && !isFork(world));
  return isEmpty ? undefined : comparison;
}

/** Returns the world and instant that `world` is compared with while it is at `t`; undefined before 1970. */
export function otherInstant(comparison: Comparison, { world, t }: WorldInstant): WorldInstant | undefined {
  if (comparison.kind === 'none') return undefined;
  if (comparison.kind === 'original') return { world: seedOf(world), t };
  const instant = comparison.kind === 'instant' ? comparison.t : t - comparison.hours * HOUR_MS;
  return instant < 0 ? undefined : { world, t: instant };
}

/**
 * Returns the time or world of the other state, in words to follow “than” or “the same as”, such as `24 hours earlier`
 * or `in the original`.
 */
export function comparisonWords(comparison: Comparison, zone: Zone): string {
  if (comparison.kind === 'instant') return `at ${clockReading(comparison.t, zone)}`;
  return comparison.kind === 'earlier' ? earlierWords(comparison.hours) : IN_ORIGINAL;
}

/** The same to follow “compared with”, such as `its state 24 hours earlier` or `the original`. */
export const comparedWith = (comparison: Comparison, zone: Zone): string =>
  comparison.kind === 'original' ? 'the original' : `its state ${comparisonWords(comparison, zone)}`;
