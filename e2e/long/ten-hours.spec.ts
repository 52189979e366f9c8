import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../playwright.config';
import { CADENCE_MS, DEFAULTS, type EventRecord, eventsAt } from '../../src/dashboards/events/sim';
import { drawn, expect, FROZEN_AT, onConsole, open, test } from '../support/site';
import { slope } from './slope';

const HOUR_MS = 3_600_000;
const HOURS = 10;
/** World seconds a second: ten hours take 400 seconds. */
const SPEED = 90;
/** Samples of the heap and the document on the way; the first is after an hour. */
const LOOKS = 10;
/**
 * Growth of the heap, in bytes an hour of the world, that counts as flat. The heap differs by half a million from
 * sample to sample with what the models remember; a state of the GPUs kept in each frame would cost a million an hour.
 */
const FLAT_BYTES = 200_000;
/** Growth of the document, in nodes an hour of the world, that counts as flat. */
const FLAT_NODES = 40;
/**
 * Most nodes that may be alive, the document's 2,000 among them: the text of 120 records is 4,600 in its text area's
 * own tree, and as many of the text before it may still wait for the collector.
 */
const MOST_ALIVE = 16_000;
/**
 * Fewest lists of the stream that are compared: a busy machine shows few an hour, and the test goes on until it has
 * them.
 */
const LEAST_LISTS = 10;
/** All subsystems on screen at once, because off-screen panels do not change. */
const VIEWPORT = { width: 1280, height: 4_000 } as const;

/** Records that the stream showed at one moment, newest first. */
type Shown = readonly Pick<EventRecord, 'seq' | 'hash' | 'created'>[];

/** Keeps every list of events that the stream shows, as JSON, until the test takes them. */
function follow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lists: Shown[] = [];
    let last = '';
    const look = () => {
      const text = document.querySelector<HTMLTextAreaElement>('#events textarea')?.value ?? '';
      if (text && text !== last) {
        const rows: Shown = JSON.parse(text);
        lists.push(rows.map(({ seq, hash, created }) => ({ seq, hash, created })));
      }
      last = text;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { takeLists: () => lists.splice(0) });
  });
}

const take = (page: Page) => page.evaluate(() => (window as unknown as { takeLists(): Shown[] }).takeLists());

/** The model's state at the first reading that holds the newest event shown, newest first and from that event on. */
function expected(shown: Shown): Shown {
  const [newest] = shown;
  if (!newest) throw new Error('The stream shows nothing.');
  const { events } = eventsAt('northwall', Math.ceil(newest.created / CADENCE_MS) * CADENCE_MS, DEFAULTS);
  return events
    .filter(({ seq }) => seq <= newest.seq)
    .map(({ seq, hash, created }) => ({ seq, hash, created }))
    .reverse();
}

test(`${HOURS} hours of the world at ${SPEED} times its speed: a flat heap, a flat document, every event in its place`, async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(3_600_000);
  // Recompiled code of V8's tiers is no object of the page's: one tier, compiled early.
  const flags = '--js-flags=--no-maglev --no-turbofan';
  const browser = await chromium.launch({ ...launchOptions, args: [...CHROMIUM_ARGS, flags] });
  const page = await browser.newPage({ viewport: VIEWPORT, ...(baseURL ? { baseURL } : {}) });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  onConsole(page, (message) => faults.push(message.text()));
  await open(page, `/skynet?seed=northwall&at=${FROZEN_AT}&speed=${SPEED}`);
  for (const name of ['Core log', 'Utilisation']) await page.getByRole('checkbox', { name }).check();
  // Snapshots are bounded by their number, which takes minutes to reach.
  await page.getByRole('checkbox', { name: /^Automatic/ }).uncheck();
  await page.locator('#events').getByRole('button', { name: 'JSON' }).click();
  for (const id of ['throughput', 'mesh', 'history', 'cores', 'utilisation']) await drawn(page, id);
  await page.evaluate(() => scrollTo(0, 0));
  await follow(page);

  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes: alive } = await session.send('Memory.getDOMCounters');
    const nodes = await page.evaluate(() => {
      const walker = document.createTreeWalker(document);
      let count = 1;
      while (walker.nextNode()) count += 1;
      return count;
    });
    return { usedSize, alive, nodes };
  };
  const lists: Shown[] = [];
  const worldAt = async () => {
    lists.push(...(await take(page)));
    return lists.at(-1)?.[0]?.created ?? 0;
  };
  const heap: [number, number][] = [];
  const nodes: [number, number][] = [];
  const alive: number[] = [];
  for (let look = 1; look <= LOOKS; look++) {
    const instant = FROZEN_AT + (look * HOURS * HOUR_MS) / LOOKS;
    await expect.poll(worldAt, { timeout: 120_000, intervals: [250] }).toBeGreaterThanOrEqual(instant - 60_000);
    const now = await measure();
    heap.push([look, now.usedSize]);
    nodes.push([look, now.nodes]);
    alive.push(now.alive);
  }
  await expect
    .poll(async () => (await worldAt()) && lists.length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(LEAST_LISTS);
  await browser.close();

  expect(faults).toEqual([]);
  test.info().annotations.push({
    type: 'heap, bytes an hour',
    description: `${slope(heap).toFixed(0)}: ${heap.map(([, bytes]) => bytes).join(' ')}`,
  });
  test.info().annotations.push({
    type: 'nodes an hour',
    description: `${slope(nodes).toFixed(1)}: ${nodes.map(([, n]) => n).join(' ')}, alive ${alive.join(' ')}`,
  });
  test.info().annotations.push({ type: 'lists of events', description: String(lists.length) });
  expect(slope(heap)).toBeLessThan(FLAT_BYTES);
  expect(slope(nodes)).toBeLessThan(FLAT_NODES);
  expect(Math.max(...alive)).toBeLessThan(MOST_ALIVE);

  let before = 0;
  for (const list of lists) {
    const newest = list[0]?.seq ?? 0;
    expect(newest).toBeGreaterThan(before);
    before = newest;
    expect(list.map(({ seq }) => seq)).toEqual(list.map((_, i) => newest - i));
    expect(list).toEqual(expected(list).slice(0, list.length));
  }
});
