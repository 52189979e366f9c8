import { floor } from '../../math/math';
import { seedOf, type WorldName } from '../../math/seed-of';
import { SITE_READING_MS, siteTotalAt } from './site';
import { siteReadingAt } from './site-reading';

/** The header's status badge. */
export interface Badge {
  /** Instant of the sample, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The site's total at its reading then, whole TFLOPS: what the throughput panel shows. */
  readonly tflops: number;
}

/** The badge at `t`. In a fork it is the original world's. */
export function badgeAt(world: WorldName, t: number, cycleDays: number): Badge {
  const seed = seedOf(world);
  const ts = siteReadingAt(seed, t);
  return { ts, tflops: siteTotalAt(seed, floor(ts / SITE_READING_MS) * SITE_READING_MS, cycleDays).tflops };
}
