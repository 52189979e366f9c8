import { instantText, parseInstant } from '../../clock/instant';
import { clockReading, type Zone } from '../../clock/zone';
import { isFork, seedOf, type WorldName } from '../../sim/math/seed-of';
import { earlierWords, IN_ORIGINAL } from '../../sim/words/other-words';
import { DAY_HOURS, HOUR_MS } from '../../sim/words/time';
import { MAX_CYCLE_DAYS } from '../../sim/world/cycle';

/** Most hours that a panel can be compared back: the longest cycle. */
const MOST_HOURS = MAX_CYCLE_DAYS * DAY_HOURS;
const HOURS_TEXT = /^-(\d{1,3})h$/;

/** The second state that panels show behind their own. */
export type Comparison =
  /** None, in a fork too. */
  | { readonly with: 'none' }
  /** The world that a fork was made of, at the same instant. */
  | { readonly with: 'original' }
  /** The same world, `hours` earlier: 1 to 672. */
  | { readonly with: 'earlier'; readonly hours: number }
  /** The same world at `t`, milliseconds since the Unix epoch. */
  | { readonly with: 'instant'; readonly t: number };

/** Text of a comparison in an address: `none`, `original`, hours such as `-24h`, or an instant. */
export function readComparison(text: string): Comparison | undefined {
  if (text === 'none' || text === 'original') return { with: text };
  const hours = Number(HOURS_TEXT.exec(text)?.[1]);
  if (hours >= 1 && hours <= MOST_HOURS) return { with: 'earlier', hours };
  const t = text.startsWith('-') ? undefined : parseInstant(text);
  return t === undefined ? undefined : { with: 'instant', t };
}

/** A comparison as an address has it. */
export function comparisonText(comparison: Comparison): string {
  if (comparison.with === 'earlier') return `-${comparison.hours}h`;
  return comparison.with === 'instant' ? instantText(comparison.t) : comparison.with;
}

/** A world and an instant of it, milliseconds since the Unix epoch. */
export interface WorldInstant {
  readonly world: WorldName;
  readonly t: number;
}

const ORIGINAL: Comparison = { with: 'original' };

/** The comparison that a world's panels show: what was chosen, or else in a fork its original. */
export function comparisonIn(world: WorldName, chosen: Comparison | undefined): Comparison | undefined {
  const comparison = chosen ?? (isFork(world) ? ORIGINAL : undefined);
  const isEmpty = comparison?.with === 'none' || (comparison?.with === 'original' && !isFork(world));
  return isEmpty ? undefined : comparison;
}

/** Which world and instant `world` is compared with while it is at `t`; undefined before 1970. */
export function comparedInstant(comparison: Comparison, { world, t }: WorldInstant): WorldInstant | undefined {
  if (comparison.with === 'none') return undefined;
  if (comparison.with === 'original') return { world: seedOf(world), t };
  const instant = comparison.with === 'instant' ? comparison.t : t - comparison.hours * HOUR_MS;
  return instant < 0 ? undefined : { world, t: instant };
}

/**
 * When or where the other state is, as words behind “than” or “the same as”, such as `24 hours earlier` or `in the
 * original`.
 */
export function comparisonWords(comparison: Comparison, zone: Zone): string {
  if (comparison.with === 'instant') return `at ${clockReading(comparison.t, zone)}`;
  return comparison.with === 'earlier' ? earlierWords(comparison.hours) : IN_ORIGINAL;
}
