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

/** Total of the site in the second of `t`, whole TFLOPS. */
const totalAt = (world: WorldName, t: number, cycleDays: number) =>
  siteTotalAt(world, floor(t / SITE_READING_MS) * SITE_READING_MS, cycleDays).tflops;

/** Badge at `t` while time runs. In a fork it is the original world's. */
export function badgeAt(world: WorldName, t: number, cycleDays: number): Badge {
  const seed = seedOf(world);
  const ts = max(siteReadingAt(seed, t), FIRST_INSTANT);
  return { ts, tflops: totalAt(seed, ts, cycleDays) };
}

/** Badge at `t` while time is stopped there. */
export const stoppedBadgeAt = (world: WorldName, t: number, cycleDays: number): Badge => ({
  ts: t,
  tflops: totalAt(seedOf(world), t, cycleDays),
});
