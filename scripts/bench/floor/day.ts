import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { AUTO_MS } from '../../../src/snapshots/buffer';
import { complaints, median } from '../browser';

const SCREEN = { width: 1280, height: 720 } as const;
const DAY_MS = 86_400_000;
/** Real milliseconds from one automatic snapshot to the next, in place of AUTO_MS: the world runs faster by as much. */
const EACH_MS = 40;
const SPEED = AUTO_MS / EACH_MS;
const SAMPLES = 12;

export interface DayResult {
  /** Automatic snapshots that a simulated day took, and those in the list at its end. */
  readonly taken: number;
  readonly kept: number;
  /** Bytes of the page's heap after a collection, a twelfth of the day apart, from the first twelfth on. */
  readonly heap: readonly number[];
  /** Median of the changes between two of them next to each other, bytes a snapshot. */
  readonly growth: number;
}

/**
 * Lets the site as built take snapshots by itself for a simulated day. Its timer of fifteen seconds and its frames come as fast as the
 * machine can take them; all else is as a visitor has it, who has come from the list to another page.
 */
export async function measureDay(browser: Browser, origin: string): Promise<DayResult> {
  const page = await browser.newPage({ serviceWorkers: 'block', baseURL: origin, viewport: SCREEN });
  const check = complaints(page, 'a day of snapshots');
  await page.addInitScript(
    ([auto, each]) => {
      const { setInterval: interval } = window;
      const asked = new Set<number>();
      let last = 0;
      Object.assign(window, {
        setInterval: (run: () => void, ms: number) => interval(run, ms === auto ? each : ms),
        requestAnimationFrame: (run: FrameRequestCallback) => {
          const id = ++last;
          asked.add(id);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            if (asked.delete(id)) run(performance.now());
          };
          port2.postMessage(undefined);
          return id;
        },
        cancelAnimationFrame: (id: number) => asked.delete(id),
      });
    },
    [AUTO_MS, EACH_MS] as const,
  );
  await page.goto(`/?seed=northwall&at=2026-03-03T00:00:00Z&speed=${SPEED}`);
  const list = page.locator('#snapshots');
  await list.scrollIntoViewIfNeeded();
  const newest = list.locator('.snapshots-number').first();
  await newest.waitFor();
  const first = Number(await newest.textContent());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Timeline' }).click();
  await page.waitForURL('**/timeline**');

  const cdp = await page.context().newCDPSession(page);
  const heap: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    await sleep(DAY_MS / SPEED / SAMPLES);
    await cdp.send('HeapProfiler.collectGarbage');
    heap.push((await cdp.send('Runtime.getHeapUsage')).usedSize);
  }
  await page.goBack();
  await newest.waitFor();
  const taken = Number(await newest.textContent()) - first;
  const kept = await list.getByRole('radio').count();
  check();
  await page.context().close();
  const changes = heap.slice(1).map((each, i) => each - (heap[i] as number));
  return { taken, kept, heap, growth: (median(changes) * SAMPLES) / taken };
}
