import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Cost, complaints, costBetween, median, meterOf } from './browser';
import type { Measurement, PageCounts, PainterName } from './measure';

/** Milliseconds of drawing before the measurement, and of the measurement. */
const WARM_UP_MS = 1_500;
export const MEASURE_MS = 6_000;

/** A slow painter is measured for longer: until it has drawn so many moving frames, at most so many milliseconds. */
const LEAST_FRAMES = 10;
const MOST_MS = 20_000;
const LOOK_AGAIN_MS = 500;

/** Most milliseconds until a page draws. */
const READY_MS = 10_000;

/** Least brightness, 0 to 1, of a field that is drawn; one of empty cells has 0.13. */
const LEAST_BRIGHTNESS = 0.2;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of one page, from what it counted itself and two readings from outside. */
function figures({ moving, stepping, elapsed }: PageCounts, { main, mainProcessor, processor }: Cost) {
  const frames = moving.length + stepping.length;
  const fps = (frames * 1_000) / elapsed;
  return {
    mainMs: main,
    mainFrameMs: main / fps,
    mainProcessorFrameMs: mainProcessor / fps,
    frameMs: mean(moving),
    medianFrameMs: median(moving),
    stepMs: mean(stepping),
    fps,
    processorMs: processor,
  };
}

/** Measures what is drawn on a page that it opens there. Throws when the page has errors or draws nothing. */
export async function measurePage(
  page: Page,
  browser: Browser,
  painter: PainterName,
  cells: number,
): Promise<Measurement> {
  const check = complaints(page, `${painter}, ${cells} cells`);
  const meter = await meterOf(page, browser);
  await page.goto(`/?painter=${painter}&cells=${cells}`);
  await page.waitForFunction(() => 'bench' in window && window.bench.ready, null, { timeout: READY_MS }).finally(check);
  await sleep(WARM_UP_MS);
  await page.evaluate(() => window.bench.start());
  const from = await meter.read();
  await sleep(MEASURE_MS);
  let counts = await page.evaluate(() => window.bench.counts());
  while (counts.moving.length < LEAST_FRAMES && counts.elapsed < MOST_MS) {
    await sleep(LOOK_AGAIN_MS);
    counts = await page.evaluate(() => window.bench.counts());
  }
  const to = await meter.read();
  const brightness = await page.evaluate(() => window.bench.brightness());
  check();
  if (brightness < LEAST_BRIGHTNESS) throw new Error(`${painter}, ${cells} cells: nothing drawn (${brightness}).`);
  return { painter, cells, ...figures(counts, costBetween(from, to)), brightness };
}
