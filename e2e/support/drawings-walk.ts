import { createHash } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { FROZEN, open } from './site';

/** Launches Chromium with its own graphics back end and compositor, as a visitor without a GPU has it. */
export const launchPlain = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });

/** Part of a drawing that no bar covers, in whole pixels of the window; `top` is where the whole drawing begins. */
interface Seen {
  readonly name: string;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
}

/** Result of a walk down a page. */
export interface Walk {
  drawings: number;
  steps: number;
  rows: number;
  /** Transparent pixels of the photographs. */
  clear: number;
  /** Rows of drawings that differ from their first photograph. */
  torn: number;
}

const seenDrawings = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.header, .time-bar, .site-news')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    );
    return [...document.querySelectorAll('.panel-plot canvas')].map((canvas, i) => {
      const { left, right, top, bottom } = canvas.getBoundingClientRect();
      const [from, to] = [Math.max(top, ...bars), Math.min(bottom, innerHeight)].map(Math.round) as [number, number];
      return { name: `${i}`, top: Math.round(top), left: Math.round(left), right: Math.round(right), from, to };
    });
  });

/** Number of transparent pixels. */
function clearIn({ data }: PNG): number {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) count += 1;
  return count;
}

/**
 * Photographs the window with unpainted pixels transparent. The compositor may show one incomplete frame, so a
 * photograph with holes is taken again until two in a row are equal.
 */
async function photograph(page: Page): Promise<PNG> {
  const take = () => page.screenshot({ omitBackground: true });
  let png = await take();
  for (let before: Buffer | undefined; clearIn(PNG.sync.read(png)) > 0 && !before?.equals(png); ) {
    before = png;
    png = await take();
  }
  return PNG.sync.read(png);
}

/**
 * Scrolls a page in a frozen world down by `step` pixels at a time and compares each row of each drawing with its first
 * photograph.
 */
export async function walkDrawings(browser: Browser, url: string, width: number, step: number): Promise<Walk> {
  const page = await browser.newPage({ viewport: { width, height: 1080 }, serviceWorkers: 'block' });
  await open(page, `${url}?${FROZEN}`);
  const walk: Walk = { drawings: 0, steps: 0, rows: 0, clear: 0, torn: 0 };
  const first = new Map<string, string>();
  const end = await page.evaluate(() => {
    const feet = [...document.querySelectorAll('.panel-plot')].map((plot) => plot.getBoundingClientRect().bottom);
    return Math.min(document.documentElement.scrollHeight - innerHeight, Math.max(...feet) + scrollY);
  });
  walk.drawings = await page.locator('.panel-plot').count();
  for (let y = 0; walk.drawings > 0 && y < end + step; y += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => window.northwall?.ready());
    const picture = await photograph(page);
    const { data, width: across } = picture;
    walk.clear += clearIn(picture);
    for (const { name, top, left, right, from, to } of await seenDrawings(page)) {
      for (let row = from; row < to; row++) {
        const bytes = data.subarray((row * across + left) * 4, (row * across + right) * 4);
        const hash = createHash('md5').update(bytes).digest('base64');
        const place = `${name} ${row - top}`;
        if (hash !== (first.get(place) ?? hash)) walk.torn += 1;
        first.set(place, first.get(place) ?? hash);
      }
    }
    walk.steps += 1;
  }
  walk.rows = first.size;
  await page.close();
  return walk;
}
