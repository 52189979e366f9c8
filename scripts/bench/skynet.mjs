import { setTimeout as sleep } from 'node:timers/promises';
import { costBetween, openMeasured, table } from './page.mjs';

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
/** Milliseconds after the first drawings, in which the page is still loading. */
const SETTLE_MS = 3_000;
/** Milliseconds of the measurement. */
const RUN_MS = 20_000;

/**
 * Measures the operations floor, running at the pace of live from a fixed instant.
 * @param {import('playwright').Browser} browser that has no other page
 * @param {string} site
 */
export async function measureSkynet(browser, site) {
  const rows = [['', 'frames/s', 'main ms a frame', 'main CPU ms/s', 'all processes CPU ms/s', 'tasks above 50 ms']];
  for (const screen of SCREENS) {
    const address = `${site}/skynet?seed=northwall&at=2026-03-03T09:19:00Z&speed=1`;
    const { page, used, close } = await openMeasured(browser, address, screen);
    await sleep(SETTLE_MS);
    const counted = await page.evaluateHandle(() => {
      const seen = { frames: 0, tasks: /** @type {number[]} */ ([]) };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration));
      }).observe({ type: 'longtask' });
      const count = () => {
        seen.frames += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      return seen;
    });
    const from = await used();
    await sleep(RUN_MS);
    const [to, { frames, tasks }] = [await used(), await counted.jsonValue()];
    await close();
    const { main, thread, all } = costBetween(from, to);
    const fps = frames / (to.wall - from.wall);
    rows.push([
      `${screen.width} × ${screen.height}`,
      fps.toFixed(1),
      (main / fps).toFixed(2),
      thread.toFixed(1),
      all.toFixed(0),
      tasks.join(' ') || 'none',
    ]);
  }
  return table(rows);
}
