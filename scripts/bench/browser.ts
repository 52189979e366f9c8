import type { Browser, CDPSession, Page } from 'playwright';

/** Chromium without connections of its own, which draws with what it finds. */
export const OWN_ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** The same, its pages put together and WebGL drawn by a GPU in software, so that every machine does alike. */
export const ARGS = [...OWN_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Seconds since some start. */
interface Reading {
  readonly wall: number;
  /** The page's main thread inside its tasks and inside script, by the wall. */
  readonly main: number;
  readonly script: number;
  /** The main thread's processor time, which leaves out waiting and what other processes take. */
  readonly mainProcessor: number;
  /** Processors of all the browser's processes. */
  readonly processor: number;
}

/** What a stretch of time cost, in milliseconds a second. */
export type Cost = Readonly<Record<Exclude<keyof Reading, 'wall'>, number>>;

/** Reads what a page and its browser have used. */
export interface Meter {
  read(): Promise<Reading>;
}

export const costBetween = (from: Reading, to: Reading): Cost => {
  const of = (key: keyof Cost) => ((to[key] - from[key]) * 1_000) / (to.wall - from.wall);
  return { main: of('main'), script: of('script'), mainProcessor: of('mainProcessor'), processor: of('processor') };
};

async function read(page: CDPSession, browser: CDPSession): Promise<Reading> {
  const [{ metrics }, { processInfo }] = await Promise.all([
    page.send('Performance.getMetrics'),
    browser.send('SystemInfo.getProcessInfo'),
  ]);
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    wall: metric('Timestamp'),
    main: metric('TaskDuration'),
    script: metric('ScriptDuration'),
    mainProcessor: metric('ThreadTime'),
    processor: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}

export async function meterOf(page: Page, browser: Browser): Promise<Meter> {
  const [own, all] = await Promise.all([page.context().newCDPSession(page), browser.newBrowserCDPSession()]);
  await own.send('Performance.enable', { timeDomain: 'timeTicks' });
  return { read: () => read(own, all) };
}

/** Collects what a page complains of; the function returned throws when there is anything. */
export function complaints(page: Page, what: string): () => void {
  const errors = new Set<string>();
  page.on('pageerror', (error) => errors.add(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.add(message.text()));
  return () => {
    if (errors.size > 0) throw new Error(`${what}: ${[...errors].join('; ')}`);
  };
}

/** The middle value, or the mean of the two in the middle; not a number where there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

export const quantileOf = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN;
