import { cacheLast } from '../../math/cache-last';
import { ceil, clamp, floor, max, min } from '../../math/math';
import { type Stream, stream } from '../../math/random';
import { type Seed, seedOf, type WorldName } from '../../math/seed-of';
import { INCIDENT_PERIOD_MS } from '../incidents/incident-numbers';
import { incidentsBetween, maxDuration } from '../incidents/incidents';
import { SITE_READING_MS } from './site';

/** Shortest and longest milliseconds from one reading of the site's total to the next. */
export const READING_GAP_MS = { shortest: 2_600, longest: 5_100 } as const;
const { shortest, longest } = READING_GAP_MS;

/**
 * Milliseconds on either side of an instant in which incidents are searched: some of them stand `APART_MS` from those
 * before them.
 */
const REACH_MS = 5 * INCIDENT_PERIOD_MS;
/**
 * Milliseconds between two turns, an incident's opening or closing, from which the second is read at once, whenever the
 * first was read.
 */
const APART_MS = 2 * shortest + shortest;

/** Turns around `t`: instants at which an incident opens or closes and the site shows it, oldest first. */
function turns(seed: Seed, t: number): number[] {
  return incidentsBetween(seed, t - REACH_MS - maxDuration(seed), t + REACH_MS)
    .flatMap(({ onset, recovered }) => [onset, recovered])
    .map((instant) => ceil(instant / SITE_READING_MS) * SITE_READING_MS)
    .sort((a, b) => a - b);
}

/**
 * Instant at which a turn is read, after the reading of the one before it: as soon as the gap between the two is long
 * enough, or can be divided into such gaps.
 */
function readAfter(before: number, turn: number): number {
  const at = max(turn, before + shortest);
  return at - before > longest && at - before < 2 * shortest ? before + 2 * shortest : at;
}

/** Readings of the turns around `t`, from one at or before it to one after it. */
function readTurns(seed: Seed, t: number): number[] {
  const all = turns(seed, t);
  const first = all.findLastIndex(
    (turn, i) => turn + maxDuration(seed) <= t && turn - (all[i - 1] ?? turn) >= APART_MS,
  );
  const read: number[] = [];
  for (const turn of all.slice(max(first, 0)))
    read.push(read.length === 0 ? turn : readAfter(read.at(-1) as number, turn));
  return read;
}

/**
 * Readings from one turn's, at `from`, to the next one's, at `to`: as many as the gap requires. Those between stand
 * near equal steps, each at an instant of the seed.
 */
function readingsBetween(jitter: Stream, from: number, to: number): number[] {
  const mean = (shortest + longest) / 2;
  const count = clamp(floor((to - from) / mean + 0.5), ceil((to - from) / longest), floor((to - from) / shortest));
  const step = (to - from) / count;
  const spread = max(min(step - shortest, longest - step) - 1, 0);
  const first = floor(from / SITE_READING_MS);
  return Array.from({ length: count + 1 }, (_, i) => {
    if (i === 0 || i === count) return i === 0 ? from : to;
    return floor(from + i * step + (jitter.unit(first + i) - 0.5) * spread + 0.5);
  });
}

/** Gap between two readings: the first, which holds until the second. */
type Gap = readonly [from: number, to: number];

/** The two of some instants that `t` is between, from the first on. */
function gapAt(instants: readonly number[], t: number): Gap {
  const next = instants.findIndex((at) => at > t);
  return [instants[next - 1] as number, instants[next] as number];
}

/** Gap between a seed's readings at any instant. Keeps the last. */
const openReadings = cacheLast(4, (seed: Seed) => {
  const jitter = stream(seed, 'badge/instant');
  let gap: Gap = [0, 0];
  return (t: number): Gap => {
    if (t < gap[0] || t >= gap[1]) gap = gapAt(readingsBetween(jitter, ...gapAt(readTurns(seed, t), t)), t);
    return gap;
  };
});

/**
 * Instant at which the site's total was last read at `t`, for the badge and every panel alike: every 2.6 to 5.1 s, and
 * in the second in which an incident opens or closes, unless the reading before is less than 2.6 s old. A fork is read
 * when its original is. Milliseconds since the Unix epoch.
 */
export const siteReadingAt = (world: WorldName, t: number): number => openReadings(seedOf(world))(t)[0];

/** Instant of the first reading after `t`, milliseconds since the Unix epoch. */
export const nextSiteReading = (world: WorldName, t: number): number => openReadings(seedOf(world))(t)[1];
