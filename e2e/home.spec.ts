import { FOCUS } from '../src/content/focus';
import { figures as ofFigures } from '../src/dashboards/figures';
import { dashboards } from '../src/dashboards/registry';
import { siteReadingAt } from '../src/sim/world/site-reading';
import { rollbackReading } from '../src/time-bar/next-rollback';
import { drawn, expect, FROZEN, FROZEN_AT, open, test } from './site';

const SEED = 'northwall';
const { forks, throughput, rollback } = dashboards;
const { history } = ofFigures;
const site = throughput.state(SEED, siteReadingAt(SEED, FROZEN_AT), throughput.settings);
const copies = forks.state(SEED, FROZEN_AT, forks.settings);

test('the first screen shows the heading, the forks, their caption, the brake and the four figures', async ({
  page,
}) => {
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
    page.getByRole('link', { name: 'See it live: Skynet Initiative' }),
    panel.locator('.panel-plot'),
    panel.getByRole('button', { name: 'Pause' }),
    panel.locator('.next-rollback'),
    page.locator('.home-hero .brake-grip'),
    page.locator('.home-strip'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('figures and forks are those of the instant, and so is the slice’s rollback, which comes nearer as time runs', async ({
  page,
}) => {
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
  await page.evaluate(() => window.northwall?.run(1));
  await expect(panel.locator('.next-rollback')).not.toHaveText(rollbackReading(SEED, FROZEN_AT));
});

test('no live figure is written into the page at build', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Autonomy with a brake you can inspect');
  expect(html).toMatch(/<span class="next-rollback"><\/span>/);
  expect(html.match(/<span class="live-figure"><span><\/span>/g)?.length).toBe(3 + FOCUS.length);
});

for (const width of [390, 1280, 1920]) {
  test(`at ${width} px nothing shifts while the page comes to life`, async ({ page }) => {
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

test('on a phone a rollback takes no more room than the wait for one', async ({ page }) => {
  await open(page, '/?at=2026-03-03T09:01:20Z&speed=0');
  const reading = page.locator('.next-rollback');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: number[] = [];
    for (const [at, words] of [
      [Date.UTC(2026, 2, 3, 9, 1, 20), /^slice rolls back; next/],
      [Date.UTC(2026, 2, 3, 9, 0, 20), /^slice rolls back in/],
    ] as const) {
      await page.evaluate((t) => window.northwall?.freeze(t), at);
      await expect(reading).toHaveText(words);
      heights.push(await reading.evaluate((element) => element.getBoundingClientRect().height));
    }
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights[1], `${width} px`).toBe(heights[0]);
  }
});

test('each focus area is one link to its page, and the call to action leads to Skynet', async ({ page }) => {
  await open(page, '/');
  const rows = page.locator('.home-focus li');
  await expect(rows).toHaveCount(FOCUS.length);
  for (const { to, name } of FOCUS) {
    const link = rows.getByRole('link', { name });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', to);
  }
  const [row, link] = await rows.last().evaluate((element) => {
    const widthOf = (each: Element | null) => each?.getBoundingClientRect().width;
    return [widthOf(element), widthOf(element.querySelector('a'))];
  });
  expect(link).toBe(row);
  await page.getByRole('link', { name: 'See it live: Skynet Initiative' }).click();
  await expect(page).toHaveURL('/skynet');
});
