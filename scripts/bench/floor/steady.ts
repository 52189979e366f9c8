import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type Cost, complaints, costBetween, median, meterOf, quantileOf } from '../browser';
import { frameCosts } from './trace';

/** Screens on which the page is measured, CSS px; the first unless another is named. */
export const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
const READY_MS = 30_000;
/** Milliseconds after the last drawing has come up, in which the page is still loading; of the measurement; and of the trace. */
const SETTLE_MS = 3_000;
export const STEADY_MS = 20_000;
const TRACE_MS = 10_000;
const TRACED = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

export interface SteadyResult {
  readonly cost: Cost;
  readonly fps: number;
  /** Main-thread milliseconds between one frame's begin and the next one's, as traced. */
  readonly frame: { readonly median: number; readonly p95: number; readonly most: number };
  /** Milliseconds of each task above 50 ms. */
  readonly longTasks: readonly number[];
}

/** Measures the page of the operations floor as built, running live-like from a fixed instant. The browser has no other page. */
export async function measureSteady(
  browser: Browser,
  origin: string,
  viewport: (typeof SCREENS)[number] = SCREENS[0],
): Promise<SteadyResult> {
  const page = await browser.newPage({ serviceWorkers: 'block', baseURL: origin, viewport, deviceScaleFactor: 1 });
  const check = complaints(page, '/skynet');
  const meter = await meterOf(page, browser);
  await page.goto('/skynet?seed=northwall&at=2026-03-03T09:19:00Z&speed=1');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.panel-plot')].every((plot) => {
        const visible = plot.getBoundingClientRect().top < innerHeight;
        return !visible || plot.closest('figure')?.dataset.stage === 'drawing';
      }),
    null,
    { timeout: READY_MS },
  );
  await sleep(SETTLE_MS);
  await page.evaluate(() => {
    const seen = { frames: 0, tasks: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
    const count = () => {
      seen.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const from = await meter.read();
  await sleep(STEADY_MS);
  const to = await meter.read();
  const seen = await page.evaluate(() => (window as unknown as { seen: { frames: number; tasks: number[] } }).seen);
  await browser.startTracing(page, {
    categories: TRACED,
  });
  await sleep(TRACE_MS);
  const frames = frameCosts(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  check();
  await page.context().close();
  return {
    cost: costBetween(from, to),
    fps: (seen.frames * 1_000) / STEADY_MS,
    frame: { median: median(frames), p95: quantileOf(frames, 0.95), most: Math.max(...frames) },
    longTasks: seen.tasks,
  };
}
