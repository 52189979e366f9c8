import type { Browser, ViewportSize } from 'playwright';

const RUN_MS = 4_000;

/**
 * Frames a second of a page with nothing on it, all of whose pixels change in each frame. A browser puts the smallest rectangle that
 * holds all changes together anew, so a page with a change at its top and one at its bottom reaches no more.
 */
export async function measureEmpty(browser: Browser, viewport: ViewportSize): Promise<number> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  const fps = await page.evaluate(async (ms) => {
    const start = performance.now();
    let frames = 0;
    while (performance.now() - start < ms) {
      frames += 1;
      document.documentElement.style.background = frames % 2 ? '#111' : '#222';
      await new Promise(requestAnimationFrame);
    }
    return (frames * 1_000) / (performance.now() - start);
  }, RUN_MS);
  await page.context().close();
  return fps;
}
