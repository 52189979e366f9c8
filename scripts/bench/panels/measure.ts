import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Cost, complaints, costBetween, type Meter, median, meterOf } from '../browser';
import { FIELD } from '../measure';
import { type DrawnId, HANDS, type Hand, type RunCounts } from './panels';

/** Milliseconds of each run before it is measured, and measured. */
const WARM_UP_MS = 1_000;
export const RUN_MS = 4_000;
const READY_MS = 20_000;
/** Frames in which nothing may be drawn because nothing changed. */
export const STILL_FRAMES = 60;
/** The instant that is looked at, milliseconds after the first. */
const LOOK_AT_MS = 7_100;
/** Most by which the mean of all colour channels, 0 to 1, of two hands differs when they show the same. */
const BRIGHTNESS_DIFFERENCE = 0.012;

/** One run of one hand. */
interface Run extends Cost {
  /** The main thread's processor milliseconds a drawn frame, what it spends between them included; of React any frame. */
  readonly frame: number;
  readonly fps: number;
  /** A second. */
  readonly draws: number;
  readonly states: number;
}

/** What was found of one hand at one panel. */
export interface HandResult {
  readonly hand: Hand;
  /** The least of each cost over the rounds; the median of the frames. */
  readonly least: Run;
  /** Each round's. */
  readonly runs: readonly Run[];
  /** Frames drawn a second without a limit; of React any frame. */
  readonly reach: number;
  /** Frames drawn of those in which nothing changed. */
  readonly idleDraws: number;
  readonly brightness: number;
}

export interface PanelResult {
  readonly id: DrawnId;
  readonly hands: readonly HandResult[];
}

interface Opened {
  readonly hand: Hand;
  readonly page: Page;
  readonly meter: Meter;
  readonly runs: Run[];
  check(): void;
}

async function open(browser: Browser, origin: string, id: DrawnId, hand: Hand): Promise<Opened> {
  const page = await browser.newPage({ baseURL: origin, viewport: FIELD, deviceScaleFactor: 1 });
  const check = complaints(page, `${hand}, ${id}`);
  const meter = await meterOf(page, browser);
  await page.goto(`/panels.html?panel=${id}&hand=${hand}`);
  await page.waitForFunction(() => 'panelBench' in window, null, { timeout: READY_MS }).finally(check);
  await page.evaluate(() => window.panelBench.run());
  await page.waitForFunction(() => window.panelBench.ready, null, { timeout: READY_MS }).finally(check);
  await page.evaluate(() => window.panelBench.stop());
  return { hand, page, meter, runs: [], check };
}

/** Runs a hand at most at `fps` frames a second, or at what the display gives. */
async function run({ hand, page, meter, check }: Opened, fps?: number): Promise<Run> {
  await page.evaluate((most) => window.panelBench.run(most), fps);
  await sleep(WARM_UP_MS);
  await page.evaluate(() => window.panelBench.count());
  const from = await meter.read();
  await sleep(RUN_MS);
  const to = await meter.read();
  const counts: RunCounts = await page.evaluate(() => window.panelBench.stop());
  check();
  const aSecond = (n: number) => (n * 1_000) / counts.elapsed;
  const cost = costBetween(from, to);
  return {
    ...cost,
    frame: cost.mainProcessor / aSecond(hand === 'react' ? counts.frames : counts.draws),
    fps: aSecond(counts.frames),
    draws: aSecond(counts.draws),
    states: aSecond(counts.states),
  };
}

function leastOf(runs: readonly Run[]): Run {
  const least = (key: keyof Run) => Math.min(...runs.map((each) => each[key]));
  const middle = (key: keyof Run) => median(runs.map((each) => each[key]));
  return {
    frame: least('frame'),
    main: least('main'),
    script: least('script'),
    mainProcessor: least('mainProcessor'),
    processor: least('processor'),
    fps: middle('fps'),
    draws: middle('draws'),
    states: middle('states'),
  };
}

/** The mean of all colour channels of a picture, 0 to 1. A page of the browser reads it. */
async function brightnessOf(picture: Buffer, browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const mean = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const copy = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = copy.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const sum = data.reduce((total, value, i) => (i % 4 === 3 ? total : total + value), 0);
    return sum / (bitmap.width * bitmap.height * 3 * 255);
  }, picture.toString('base64'));
  await page.close();
  return mean;
}

async function finish(opened: Opened, browser: Browser, file: string | undefined): Promise<HandResult> {
  const { hand, page, runs, check } = opened;
  const free = await run(opened);
  const idleDraws = await page.evaluate(([ms, frames]) => window.panelBench.stand(ms, frames), [
    LOOK_AT_MS,
    STILL_FRAMES,
  ] as const);
  const picture = await page.screenshot(file ? { path: file } : {});
  check();
  await page.context().close();
  const reach = hand === 'react' ? free.fps : free.draws;
  return { hand, least: leastOf(runs), runs, reach, idleDraws, brightness: await brightnessOf(picture, browser) };
}

/**
 * Measures every hand at a panel, round after round so that a busy moment of the machine meets all, the next one first in each. They draw at
 * most `fps` frames a second, so that all draw as many, and then once as many as they can. Throws where they differ.
 */
export async function measurePanel(
  browser: Browser,
  origin: string,
  id: DrawnId,
  rounds: number,
  pictures: string | undefined,
  fps: number,
): Promise<PanelResult> {
  if (pictures) mkdirSync(pictures, { recursive: true });
  const pages: Opened[] = [];
  for (const hand of HANDS) pages.push(await open(browser, origin, id, hand));
  for (let round = 0; round < rounds; round++) {
    // Each hand has its turn in each place: who follows React pays some percent for it.
    const first = round % pages.length;
    for (const page of [...pages.slice(first), ...pages.slice(0, first)]) page.runs.push(await run(page, fps));
  }
  const hands: HandResult[] = [];
  for (const page of pages) hands.push(await finish(page, browser, pictures && `${pictures}/${id}-${page.hand}.png`));
  const shown = hands.map(({ brightness }) => brightness);
  if (Math.max(...shown) - Math.min(...shown) > BRIGHTNESS_DIFFERENCE) {
    throw new Error(`${id}: the hands show different things, of a brightness of ${shown.join(', ')}.`);
  }
  return { id, hands };
}

/** What a page with a frame loop and nothing else costs, at most at `fps` frames a second. */
export async function measureNothing(browser: Browser, origin: string, fps: number): Promise<Run> {
  const page = await open(browser, origin, 'cores', 'none');
  const cost = await run(page, fps);
  await page.page.context().close();
  return cost;
}
