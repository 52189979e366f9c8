import { floor, max } from '../../math/math';
import { seedOf, type WorldName } from '../../math/seed-of';
import { FIRST_INSTANT } from '../../words/time';
import { SITE_READING_MS, siteTotalAt } from './site';
import { siteReadingAt } from './site-reading';

/** Status badge of the header. */
export interface Badge {
  /** Instant of the sample, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Total of the site at its reading then, whole TFLOPS, as in the throughput panel. */
  readonly tflops: number;
}

/** Badge at `t` while time runs, or where it is stopped there. In a fork it is the original world's. */
export function badgeAt(world: WorldName, t: number, cycleDays: number, isStopped = false): Badge {
  const seed = seedOf(world);
  const ts = isStopped ? t : max(siteReadingAt(seed, t), FIRST_INSTANT);
  return { ts, tflops: siteTotalAt(seed, floor(ts / SITE_READING_MS) * SITE_READING_MS, cycleDays).tflops };
}
