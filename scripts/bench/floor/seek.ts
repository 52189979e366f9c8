import type { Browser } from 'playwright';
import { complaints, median, quantileOf } from '../browser';

const SCREEN = { width: 1920, height: 1080 } as const;
const READY_MS = 30_000;
const SEEKS = 50;
/** Seeks before those that are measured. */
const WARM_UP = 5;
/** The instants reach so far, milliseconds since the Unix epoch. */
const FROM = Date.UTC(2026, 0, 1);
const REACH_MS = 365 * 86_400_000;
/** World milliseconds of a scrub's step; milliseconds for which it is scrubbed, the first of them before it is measured. */
const SCRUB_STEP_MS = 60_000;
const SCRUB_MS = { warmUp: 4_000, measured: 10_000 } as const;

export interface SeekResult {
  /** Milliseconds from a jump to a random instant until everything on screen shows it, of 50. */
  readonly median: number;
  readonly p95: number;
  /** Steps a second of a minute each, the next in the frame after the one that shows the one before. */
  readonly scrub: number;
  /** The same of the slowest 20 in a row. */
  readonly slowest: number;
  /** Frames a second of the same page where only a corner changes: what the browser takes to put any frame of it together. */
  readonly blink: number;
}

/** Milliseconds for which only a corner of the page changes. */
const BLINK_MS = 4_000;

/** Steps in a row whose slowest are looked for. */
const RUN = 20;

/** Measures jumps in time on the operations floor, whose clock is paused. */
export async function measureSeek(browser: Browser, origin: string): Promise<SeekResult> {
  const page = await browser.newPage({ baseURL: origin, viewport: SCREEN, deviceScaleFactor: 1 });
  const check = complaints(page, 'seek');
  await page.goto('/floor.html');
  await page.waitForFunction(() => 'floorBench' in window && window.floorBench.settled, null, { timeout: READY_MS });
  // A fixed sequence, spread evenly over the year.
  const instants = Array.from(
    { length: WARM_UP + SEEKS },
    (_, i) => FROM + Math.floor(((i * 0.618_034) % 1) * REACH_MS),
  );
  const times: number[] = [];
  for (const t of instants) times.push(await page.evaluate((at) => window.floorBench.seek(at), t));
  const { warmUp, measured } = SCRUB_MS;
  const scrubFor = (duration: number) =>
    page.evaluate(([step, ms]) => window.floorBench.scrub(step, ms), [SCRUB_STEP_MS, duration] as const);
  await scrubFor(warmUp);
  const steps = await scrubFor(measured);
  const blinks = await page.evaluate((ms) => window.floorBench.blink(ms), BLINK_MS);
  check();
  await page.context().close();
  const jumps = times.slice(WARM_UP);
  const perSecond = (some: readonly number[]) => (some.length * 1_000) / some.reduce((sum, ms) => sum + ms, 0);
  return {
    median: median(jumps),
    p95: quantileOf(jumps, 0.95),
    scrub: perSecond(steps),
    slowest: Math.min(...steps.slice(RUN - 1).map((_, i) => perSecond(steps.slice(i, i + RUN)))),
    blink: (blinks * 1_000) / BLINK_MS,
  };
}
