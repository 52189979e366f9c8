import { createHash } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { decodePng, type Picture } from '../scripts/visual/png.mjs';
import { expect, FROZEN, open } from './site';

/** Chromium with its own graphics back end and compositor, as a visitor without a GPU has it. */
export const launchPlain = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });

/** The part of a drawing that no bar covers, in whole pixels of the window; `top` is where the whole drawing begins. */
interface Seen {
  readonly name: string;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
}

/** What a walk down a page found. */
export interface Walk {
  drawings: number;
  steps: number;
  rows: number;
  /** Pixels of the photographs that are see-through. */
  clear: number;
  /** Rows of drawings that look different from when they were first seen. */
  torn: number;
}

const seenDrawings = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.header, .time-bar')].map((bar) => bar.getBoundingClientRect().bottom);
    return [...document.querySelectorAll('.panel-plot canvas')].map((canvas, i) => {
      const { left, right, top, bottom } = canvas.getBoundingClientRect();
      const [from, to] = [Math.max(top, ...bars), Math.min(bottom, innerHeight)].map(Math.round) as [number, number];
      return { name: `${i}`, top: Math.round(top), left: Math.round(left), right: Math.round(right), from, to };
    });
  });

/**
 * A photograph of the window in which what nothing was painted on is see-through. The compositor may show a frame that is not complete, so it is taken
 * again until two in a row are equal.
 */
async function photograph(page: Page): Promise<Picture> {
  const take = () => page.screenshot({ omitBackground: true });
  let last = await take();
  await expect
    .poll(async () => {
      const before = last;
      last = await take();
      return last.equals(before);
    })
    .toBe(true);
  return decodePng(last);
}

/** Scrolls a page in a frozen world down by `step` pixels at a time and compares each row of each drawing with what it looked like at first. */
export async function walkDrawings(browser: Browser, url: string, width: number, step: number): Promise<Walk> {
  const page = await browser.newPage({ viewport: { width, height: 1080 }, serviceWorkers: 'block' });
  await open(page, `${url}?${FROZEN}`);
  const walk: Walk = { drawings: 0, steps: 0, rows: 0, clear: 0, torn: 0 };
  const first = new Map<string, string>();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  walk.drawings = await page.locator('.panel-plot').count();
  for (let y = 0; walk.drawings > 0 && y < end + step; y += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => window.northwall?.ready());
    const { data, width: across } = await photograph(page);
    for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) walk.clear += 1;
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
