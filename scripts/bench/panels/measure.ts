import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Cost, complaints, costBetween, type Meter, median, meterOf } from '../browser';
import { FIELD, type RunCounts } from './panels';

/** Milliseconds of each run before it is measured, and measured. */
const WARM_UP_MS = 1_000;
export const RUN_MS = 4_000;
const READY_MS = 20_000;
/** Frames in which nothing may be drawn because nothing changed. */
export const STILL_FRAMES = 60;
/** The instant that is looked at, milliseconds after the first. */
const LOOK_AT_MS = 7_100;

/** A built version of the project: what it is called in reports, and where its pages are served. */
export interface Version {
  readonly name: string;
  readonly origin: string;
}

/** One run of one version. */
export interface Run extends Cost {
  /** The main thread's processor milliseconds a drawn frame, what it spends between them included. */
  readonly frame: number;
  /** Milliseconds of script in which a frame is drawn, the median. */
  readonly draw: number;
  readonly fps: number;
  /** A second. */
  readonly draws: number;
  readonly states: number;
}

/** What was found of one panel in one version. */
export interface VersionResult {
  readonly version: string;
  /** The least of each cost over the rounds; the median of the frames. */
  readonly least: Run;
  /** Each round's. */
  readonly runs: readonly Run[];
  /** Frames drawn a second without a limit. */
  readonly reach: number;
  /** Frames drawn of those in which nothing changed. */
  readonly idleDraws: number;
}

/** One panel in each version that has it, the present one first. */
export interface PanelResult {
  readonly id: string;
  readonly versions: readonly VersionResult[];
}

interface Opened {
  readonly version: string;
  readonly page: Page;
  readonly meter: Meter;
  readonly runs: Run[];
  check(): void;
}

/** Opens a panel, or a frame loop alone where `id` is empty; undefined where the version has no such panel. */
async function open(browser: Browser, { name, origin }: Version, id: string): Promise<Opened | undefined> {
  const page = await browser.newPage({ baseURL: origin, viewport: FIELD, deviceScaleFactor: 1 });
  const check = complaints(page, `${name}, ${id}`);
  const meter = await meterOf(page, browser);
  await page.goto(`/panels.html?panel=${id}`);
  await page.waitForFunction(() => 'panelBench' in window, null, { timeout: READY_MS }).finally(check);
  if (await page.evaluate(() => window.panelBench === null)) {
    await page.context().close();
    return undefined;
  }
  await page.evaluate(() => window.panelBench?.run());
  await page.waitForFunction(() => window.panelBench?.ready, null, { timeout: READY_MS }).finally(check);
  await page.evaluate(() => window.panelBench?.stop());
  return { version: name, page, meter, runs: [], check };
}

/** Runs a panel at most at `fps` frames a second, or at what the display gives. */
async function run({ page, meter, check }: Opened, fps?: number): Promise<Run> {
  await page.evaluate((most) => window.panelBench?.run(most), fps);
  await sleep(WARM_UP_MS);
  await page.evaluate(() => window.panelBench?.count());
  const from = await meter.read();
  await sleep(RUN_MS);
  const to = await meter.read();
  const counts = (await page.evaluate(() => window.panelBench?.stop())) as RunCounts;
  check();
  const aSecond = (n: number) => (n * 1_000) / counts.elapsed;
  const cost = costBetween(from, to);
  return {
    ...cost,
    frame: cost.mainProcessor / aSecond(counts.draws),
    draw: counts.draw,
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
    draw: middle('draw'),
    main: least('main'),
    script: least('script'),
    mainProcessor: least('mainProcessor'),
    processor: least('processor'),
    fps: middle('fps'),
    draws: middle('draws'),
    states: middle('states'),
  };
}

async function finish(opened: Opened, file: string | undefined): Promise<VersionResult> {
  const { version, page, runs, check } = opened;
  const { draws } = await run(opened);
  const idleDraws = await page.evaluate(([ms, frames]) => window.panelBench?.stand(ms, frames), [
    LOOK_AT_MS,
    STILL_FRAMES,
  ] as const);
  if (file) await page.screenshot({ path: file });
  check();
  await page.context().close();
  return { version, least: leastOf(runs), runs, reach: draws, idleDraws: idleDraws ?? Number.NaN };
}

/**
 * Measures a panel in every version, round after round so that a busy moment of the machine meets all, each round beginning with another
 * one. They draw at most `fps` frames a second, so that all draw as many, and then once as many as they can.
 */
export async function measurePanel(
  browser: Browser,
  versions: readonly Version[],
  id: string,
  rounds: number,
  pictures: string | undefined,
  fps: number,
): Promise<PanelResult> {
  if (pictures) mkdirSync(pictures, { recursive: true });
  const pages: Opened[] = [];
  for (const version of versions) {
    const opened = await open(browser, version, id);
    if (opened) pages.push(opened);
  }
  for (let round = 0; round < rounds; round++) {
    const first = round % pages.length;
    for (const page of [...pages.slice(first), ...pages.slice(0, first)]) page.runs.push(await run(page, fps));
  }
  const results: VersionResult[] = [];
  for (const [i, page] of pages.entries()) results.push(await finish(page, pictures && `${pictures}/${id}-${i}.png`));
  return { id, versions: results };
}

/** What a page with a frame loop and nothing else costs, at most at `fps` frames a second. */
export async function measureNothing(browser: Browser, version: Version, fps: number): Promise<Run> {
  const page = await open(browser, version, '');
  if (!page) throw new Error('The page of the frame loop did not open.');
  const cost = await run(page, fps);
  await page.page.context().close();
  return cost;
}
