import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
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

/** Seconds since some start. */
interface Reading {
  readonly wall: number;
  /** The page's main thread inside its tasks, by the wall and by its processor. */
  readonly main: number;
  readonly mainProcessor: number;
  /** Processors of all the browser's processes. */
  readonly processor: number;
}

async function read(page: CDPSession, browser: CDPSession): Promise<Reading> {
  const [{ metrics }, { processInfo }] = await Promise.all([
    page.send('Performance.getMetrics'),
    browser.send('SystemInfo.getProcessInfo'),
  ]);
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    wall: metric('Timestamp'),
    main: metric('TaskDuration'),
    mainProcessor: metric('ThreadTime'),
    processor: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The figures of one page, from what it counted itself and two readings from outside. */
function figures({ moving, stepping, elapsed }: PageCounts, from: Reading, to: Reading) {
  const frames = moving.length + stepping.length;
  const fps = (frames * 1_000) / elapsed;
  const aSecond = (of: 'main' | 'mainProcessor' | 'processor') => ((to[of] - from[of]) * 1_000) / (to.wall - from.wall);
  return {
    mainMs: aSecond('main'),
    mainFrameMs: aSecond('main') / fps,
    mainProcessorFrameMs: aSecond('mainProcessor') / fps,
    frameMs: mean(moving),
    medianFrameMs: median(moving),
    stepMs: mean(stepping),
    fps,
    processorMs: aSecond('processor'),
  };
}

/** Measures what is drawn on a page that it opens there. Throws when the page has errors or draws nothing. */
export async function measurePage(
  page: Page,
  browser: Browser,
  painter: PainterName,
  cells: number,
): Promise<Measurement> {
  const errors = new Set<string>();
  page.on('pageerror', (error) => errors.add(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.add(message.text()));
  const check = () => {
    if (errors.size > 0) throw new Error(`${painter}, ${cells} cells: ${[...errors].join('; ')}`);
  };
  const [session, browserSession] = await Promise.all([
    page.context().newCDPSession(page),
    browser.newBrowserCDPSession(),
  ]);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.goto(`/?painter=${painter}&cells=${cells}`);
  await page.waitForFunction(() => 'bench' in window && window.bench.ready, null, { timeout: READY_MS }).finally(check);
  await sleep(WARM_UP_MS);
  await page.evaluate(() => window.bench.start());
  const from = await read(session, browserSession);
  await sleep(MEASURE_MS);
  let counts = await page.evaluate(() => window.bench.counts());
  while (counts.moving.length < LEAST_FRAMES && counts.elapsed < MOST_MS) {
    await sleep(LOOK_AGAIN_MS);
    counts = await page.evaluate(() => window.bench.counts());
  }
  const to = await read(session, browserSession);
  const brightness = await page.evaluate(() => window.bench.brightness());
  check();
  if (brightness < LEAST_BRIGHTNESS) throw new Error(`${painter}, ${cells} cells: nothing drawn (${brightness}).`);
  return { painter, cells, ...figures(counts, from, to), brightness };
}
