import type { Page } from '@playwright/test';
import { FOCUS } from '../src/content/focus';
import { dashboards } from '../src/dashboards/registry';
import { siteReadingAt } from '../src/sim/world/site-reading';
import { rollbackReading } from '../src/time-bar/next-rollback';
import { drawn, expect, FROZEN, FROZEN_AT, open, test } from './site';

const SEED = 'northwall';
const { forks, throughput, history, rollback } = dashboards;
const site = throughput.state(SEED, siteReadingAt(SEED, FROZEN_AT), throughput.settings);
const copies = forks.state(SEED, FROZEN_AT, forks.settings);

test('the first screen holds the words, the forks, their caption, the brake and the four figures', async ({ page }) => {
  await open(page, `/?${FROZEN}`);
  const panel = await drawn(page, 'forks');
  await page.evaluate(() => scrollTo(0, 0));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Autonomy with a brake you can inspect');
  const lines = await heading.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(2);
  expect(await heading.evaluate((node) => getComputedStyle(node).fontSize)).toBe('61px');
  for (const part of [
    heading,
    page.getByRole('link', { name: 'Watch the Skynet Initiative' }),
    panel.locator('.panel-plot'),
    panel.getByRole('button', { name: 'Pause' }),
    panel.locator('.next-rollback'),
    page.locator('.home-hero .brake-grip'),
    page.locator('.home-strip'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the call to action leads to Skynet', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Watch the Skynet Initiative' }).click();
  await expect(page).toHaveURL('/skynet');
});

test('figures and forks are of the world’s instant, and so is the slice’s rollback', async ({ page }) => {
  await open(page, `/?${FROZEN}`);
  const panel = await drawn(page, 'forks');
  const figures = [
    throughput.readout(site),
    history.readout(history.state(SEED, FROZEN_AT, history.settings)),
    rollback.readout(rollback.state(SEED, FROZEN_AT, rollback.settings)),
    { value: '90', unit: 's' },
  ];
  await expect(page.locator('.home-strip .live-figure')).toHaveText(
    figures.map(({ value, unit }) => `${value} ${unit}`),
  );
  await expect(panel.locator('.next-rollback')).toHaveText(rollbackReading(SEED, FROZEN_AT));
  await panel.getByRole('button', { name: 'Table' }).click();
  const first = forks.table(copies).rows[0]?.map(String) ?? [];
  await expect(panel.getByRole('row').nth(1).locator('th, td')).toHaveText(first);
  await expect(panel.locator('.panel-plot')).toHaveAccessibleDescription(forks.summary(copies));
});

test('the slice’s rollback comes nearer by the second', async ({ page }) => {
  await open(page, '/?at=2026-03-03T09:00:00Z');
  const reading = page.locator('.next-rollback');
  await expect(reading).toHaveText(/^slice rolls back in 01:1[0-7]$/);
  const before = await reading.textContent();
  await expect(reading).not.toHaveText(before ?? '');
});

test('nothing live is written at build', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Autonomy with a brake you can inspect');
  expect(html).toMatch(/<span class="next-rollback"><\/span>/);
  expect(html.match(/<span class="live-figure"><span><\/span>/g)?.length).toBe(3 + FOCUS.length);
});

for (const width of [390, 1280, 1920]) {
  test(`at ${width} nothing shifts while the page comes to life`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[])
          shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className).join()}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/?at=2026-03-03T09:00:00Z');
    await drawn(page, 'forks');
    const figures = page.locator('.live-figure');
    for (const figure of [figures.first(), figures.last()]) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveText(/\d \w+/);
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

for (const width of [320, 390]) {
  test(`at ${width} a rollback takes no more room than the wait for one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const reading = page.locator('.next-rollback');
    const heights: (number | undefined)[] = [];
    for (const [at, words] of [
      ['09:01:20', /^slice rolls back; next/],
      ['09:00:20', /^slice rolls back in/],
    ] as const) {
      await open(page, `/?at=2026-03-03T${at}Z&speed=0`);
      await expect(reading).toHaveText(words);
      heights.push((await reading.boundingBox())?.height);
    }
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights[1]).toBe(heights[0]);
  });
}

test('each focus area is one link, and leads to its page', async ({ page }) => {
  await open(page, '/');
  const rows = page.locator('.home-focus li');
  await expect(rows).toHaveCount(FOCUS.length);
  for (const { to, name } of FOCUS) {
    const link = rows.getByRole('link', { name });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', to);
  }
  const row = await rows.last().boundingBox();
  const link = await rows.last().getByRole('link').boundingBox();
  expect(link?.width).toBe(row?.width);
});

/** Has the browser give no WebGL. */
const withoutWebgl = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return String(args[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, args);
    } as typeof getContext;
  });

test('without WebGL the field is drawn all the same', async ({ page }) => {
  await withoutWebgl(page);
  await open(page, `/?${FROZEN}`);
  const panel = await drawn(page, 'forks');
  await expect(panel.locator('figure')).toHaveAttribute('data-drawn-by', 'canvas');
});
