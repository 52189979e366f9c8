import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { ARGS, OWN_ARGS } from './browser';
import { measureSeek, type SeekResult } from './floor/seek';
import { measureSteady, SCREENS, STEADY_MS } from './floor/steady';
import { servePages } from './pages-server';
import { measureNothing, measurePanel, RUN_MS, STILL_FRAMES, type Version } from './panels/measure';
import { DRAWN_IDS, FIELD } from './panels/panels';
import { panelsReport } from './panels/report';
import { floorReport, statesReport, worldReport } from './report';
import { FRAMES, INSTANTS, type Models, SEEKS } from './states';

/**
 * Has Node collect garbage on the thread that makes it. By default it shares each collection with other threads, and one of 2 ms was seen
 * to take 25, waiting for the last of them while the processors had something else to do.
 */
const ONE_COLLECTOR = '--single-threaded-gc';
/** Lets the models' process have its garbage collected when it says so. */
const COLLECT_ON_DEMAND = '--expose-gc';

/** The parts of the benchmark that are not one panel's. */
const PARTS = ['states', 'skynet', 'seek'] as const;

export interface BenchOptions {
  /** Folders of the built benchmark pages and of the built site. */
  readonly pages: string;
  readonly site: string;
  /** The program that measures the models. */
  readonly models: string;
  /** The browser's program. */
  readonly executablePath: string;
  /** Panels and parts to measure alone; empty for everything. */
  readonly only: readonly string[];
  /** Another version's benchmark pages, built, to compare the panels with; and what it is called. */
  readonly against: { readonly name: string; readonly pages: string } | undefined;
  /** Rounds in which the versions of a panel take turns. */
  readonly rounds: number;
  /** Most frames a second that are drawn while a cost is measured. */
  readonly fps: number;
  /** Folder for a picture of every panel in every version. */
  readonly pictures: string | undefined;
  /** File for all figures. */
  readonly json: string | undefined;
}

/** The panels that can be measured. */
export const PANELS = DRAWN_IDS;

/** What `only` may name. */
export const SUBJECTS: readonly string[] = [...PARTS, ...DRAWN_IDS];

async function measurePanels(options: BenchOptions) {
  const ids = DRAWN_IDS.filter((id) => options.only.length === 0 || options.only.includes(id));
  const built = [{ name: 'now', pages: options.pages }, ...(options.against ? [options.against] : [])];
  const served = await Promise.all(built.map(({ pages }) => servePages(pages)));
  const versions = served.map(({ origin }, i): Version => ({ name: built[i]?.name ?? '', origin }));
  const browser = await chromium.launch({ executablePath: options.executablePath, args: ARGS });
  try {
    const nothing = await measureNothing(browser, versions[0] as Version, options.fps);
    const results = [];
    for (const id of ids) {
      results.push(await measurePanel(browser, versions, id, options.rounds, options.pictures, options.fps));
    }
    console.log(`
Panels, ${FIELD.width} x ${FIELD.height} CSS px, at the pace of live, at most ${options.fps} frames a second: the least of ${options.rounds} rounds of ${RUN_MS / 1_000} s.
Milliseconds a second. Ratios: the median of the rounds' ratios, in brackets the least and the most. At rest: of ${STILL_FRAMES} frames in
which nothing changes. A page with a frame loop alone: main ${nothing.main.toFixed(1)}, its CPU ${nothing.mainProcessor.toFixed(1)}, all processes ${nothing.processor.toFixed(0)}.

${panelsReport(results)}`);
    return { nothing, results };
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
  }
}

/** Serves a folder to one browser while `measure` runs. */
async function alone<T>(
  options: BenchOptions,
  folder: string,
  measure: (browser: Awaited<ReturnType<typeof chromium.launch>>, origin: string) => Promise<T>,
  args = ARGS,
): Promise<T> {
  const { server, origin } = await servePages(folder);
  const browser = await chromium.launch({ executablePath: options.executablePath, args });
  try {
    return await measure(browser, origin);
  } finally {
    await browser.close();
    server.close();
  }
}

const seekReport = ({ median, p95, scrub, slowest, blink }: SeekResult) =>
  `a jump to a random instant until all on
screen shows it takes ${median.toFixed(0)} ms in the median and ${p95.toFixed(0)} ms at P95; scrubbed minute by minute it shows ${scrub.toFixed(1)} steps a second,
${slowest.toFixed(1)} the slowest 20 in a row. Where nothing but a corner of 16 px changes, the page reaches ${blink.toFixed(1)} frames a second.`;

function measureModels({ models }: BenchOptions): Models {
  const measured: Models = JSON.parse(
    execFileSync(process.execPath, [ONE_COLLECTOR, COLLECT_ON_DEMAND, models], { encoding: 'utf8' }),
  );
  console.log(`
Microseconds a state, ${INSTANTS} instants each, Node ${process.versions.node}.

${statesReport(measured.states)}

Microseconds of all dashboards together, ${SEEKS} seeks, ${FRAMES} frames at 60 a second.

${worldReport(measured)}`);
  return measured;
}

/**
 * Measures and prints everything, or what `only` names; where one is named, it writes them to the file `json` too,
 * beside what that holds of other parts. */
export async function run(options: BenchOptions): Promise<void> {
  const { only, json } = options;
  const wanted = (part: string) => only.length === 0 || only.includes(part);
  const cores = availableParallelism();
  console.log(
    `Measuring on ${cores} processor cores that also do the work of a GPU; all of it takes about ten minutes …`,
  );
  const found: Record<string, unknown> = { cores };
  if (DRAWN_IDS.some(wanted)) found.panels = await measurePanels(options);
  if (wanted('skynet')) {
    const steady = await alone(options, options.site, measureSteady);
    found.skynet = steady;
    console.log(`\n/skynet as built, 1920 x 1080, ${STEADY_MS / 1_000} s.\n\n${floorReport(steady)}`);
    const frames: Record<string, number> = {};
    for (const screen of SCREENS) {
      const { fps } = await alone(options, options.site, (...of) => measureSteady(...of, screen), OWN_ARGS);
      frames[screen.width] = fps;
      console.log(
        `With Chromium's default graphics back end, ${screen.width} x ${screen.height}: ${fps.toFixed(1)} frames/s.`,
      );
    }
    found.skynetFrames = frames;
  }
  if (wanted('seek')) {
    const software = await alone(options, options.pages, measureSeek);
    const own = await alone(options, options.pages, measureSeek, OWN_ARGS);
    found.seek = { software, own };
    console.log(`
/skynet, 1920 x 1080, paused. All of it put together by the GPU in software: ${seekReport(software)}
With what the browser finds by itself: ${seekReport(own)}`);
  }
  if (wanted('states')) Object.assign(found, measureModels(options));
  if (json) {
    const before = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {};
    writeFileSync(json, `${JSON.stringify({ ...before, ...found }, null, 2)}\n`);
  }
}
