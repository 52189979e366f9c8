import { floor } from './math';
import { stream } from './random';
import { itemAt, newestItem, type Schedule } from './schedule';
import { SITE_READING_MS, siteTotalAt } from './site';

/** Shortest and longest milliseconds from one sample of the badge to the next. */
export const BADGE_GAP_MS = { shortest: 2_600, longest: 5_100 } as const;

/** The header's status badge. */
export interface Badge {
  /** Instant of the sample, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The site's total at its reading then, whole TFLOPS: what the throughput model shows at `ts`. */
  readonly tflops: number;
}

/** When the badge of the world `seed` is sampled. */
function samples(seed: string): Schedule {
  return {
    period: (BADGE_GAP_MS.shortest + BADGE_GAP_MS.longest) / 2,
    spread: (BADGE_GAP_MS.longest - BADGE_GAP_MS.shortest) / 2,
    jitter: stream(seed, 'badge/instant'),
  };
}

/** The badge at `t`: the newest sample's, at instants that come from the seed. */
export function badgeAt(seed: string, t: number, cycleDays: number): Badge {
  const { ts } = newestItem(samples(seed), t);
  return { ts, tflops: siteTotalAt(seed, floor(ts / SITE_READING_MS) * SITE_READING_MS, cycleDays).tflops };
}

/** Instant of the first sample after `t`, milliseconds since the Unix epoch. */
export function nextBadgeSample(seed: string, t: number): number {
  const schedule = samples(seed);
  return itemAt(schedule, newestItem(schedule, t).n + 1).ts;
}
