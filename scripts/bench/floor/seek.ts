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
  /** Steps a second of a minute each, the next as soon as the one before is shown. */
  readonly scrub: number;
  /** The longest that any 20 of those steps in a row took, milliseconds. */
  readonly slowest: number;
}

/** Steps in a row whose slowest are looked for. */
const RUN = 20;

/** Measures jumps in time on the operations floor, whose clock stands still. */
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
  const ends = await page.evaluate(
    async ([first, step, { warmUp, measured }]) => {
      let t = first;
      const scrubFor = async (ms: number) => {
        const start = performance.now();
        const shown = [start];
        while (performance.now() - start < ms) {
          t += step;
          await window.floorBench.seek(t);
          shown.push(performance.now());
        }
        return shown;
      };
      await scrubFor(warmUp);
      return scrubFor(measured);
    },
    [FROM, SCRUB_STEP_MS, SCRUB_MS] as const,
  );
  check();
  await page.context().close();
  const measured = times.slice(WARM_UP);
  const [start, end] = [ends[0] as number, ends.at(-1) as number];
  return {
    median: median(measured),
    p95: quantileOf(measured, 0.95),
    scrub: ((ends.length - 1) * 1_000) / (end - start),
    slowest: Math.max(...ends.slice(RUN).map((at, i) => at - (ends[i] as number))),
  };
}
